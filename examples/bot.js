// A bot for `tinkuy match` in a language of its own: one line of JSON in, one line out (docs/bots.md).
//
//   tinkuy match tzolkin --seats mine,random --bot "mine=node examples/bot.js" --games 20
//
// It plays every game, and not well: it never says "no more" or begs while there is something else to do,
// and otherwise takes any option. Its numbers follow from the seed it is given, so that a match can be repeated.

import { createInterface } from "node:readline";

const IDLE = new Set(["no", "none", "done", "stop", "end", "pass", "skip"]);
let state = 1;

function below(n) {
  state = (Math.imul(state, 48271) >>> 0) % 2147483647 || 1;
  return state % n;
}

function seeded(text) {
  return [...String(text)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7) || 1;
}

function choose(view) {
  const { options } = view.ask[0]; // the open question of this seat, with all that may be answered
  const busy = options.filter((option) => !IDLE.has(option));
  const among = busy.length ? busy : options;
  return among[below(among.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let reply = { ok: true };
  if (request.do === "begin") state = seeded(request.seed);
  else if (request.do === "choose") reply.option = choose(request.view);
  else reply = { ok: false, error: `there is no request '${request.do}'` };
  process.stdout.write(JSON.stringify(reply) + "\n");
}
