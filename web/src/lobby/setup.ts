/** How a table is set up, and the setup of each game used last, which "Play now" repeats against bots. */

import type { ClockRules, GameEntry, OptionSpec, SeatChoice } from "../lib/messages";
import { USUAL_BOT } from "../lib/bots";
import { fits, met } from "./options";

export interface Setup {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  open: boolean;
  /** Whether hints may be asked for though other people play. */
  hints?: boolean;
  clock?: ClockRules | null;
  rated?: boolean;
}

const KEY = "tinkuy-setup";

const bot = (name = USUAL_BOT): SeatChoice => ({ kind: "bot", bot: name });

/** Me against one bot, everything else as the game has it first. */
export function usual(game: GameEntry): Setup {
  const seats = game.seats.includes(2) ? 2 : Math.min(...game.seats);
  return { game: game.id, seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => bot())], options: {}, open: false };
}

/** A setup as far as the game still allows it. */
export function fitting(setup: Setup, game: GameEntry): Setup {
  const seats = game.seats.includes(setup.seats.length) ? setup.seats : usual(game).seats;
  const known = (choice: SeatChoice) => choice.kind !== "bot" || game.bots.includes((choice.bot ?? "").split(":")[0]!);
  return { game: game.id, seats: seats.map((choice) => (known(choice) ? choice : bot())), options: fittingOptions(setup.options, game, seats.length), open: setup.open, ...(setup.hints ? { hints: true } : {}), ...timed(setup) };
}

const timed = ({ clock = null, rated = false }: Setup) => (clock ? { clock, rated } : {});

/** Whether the result may count: a clock, so that every game ends, and one seat for everybody. */
export const rateable = ({ seats, clock }: Setup): boolean =>
  seats.length > 1 && (clock?.expiry ?? "") === "bot" && seats.filter(({ kind }) => kind === "me").length < 2 && seats.some(({ kind }) => kind !== "bot") && seats.every(({ bot = "" }) => !bot.includes(":"));

/** As it is opened: what does not count any more is not asked for. */
export const asked = (setup: Setup): Setup => ({ ...setup, rated: !!setup.rated && rateable(setup) });

function fittingOptions(chosen: Record<string, string>, game: GameEntry, seats: number): Record<string, string> {
  const kept = game.options.filter((option) => fits(option, chosen[option.name] ?? "", seats));
  return together(Object.fromEntries(kept.map(({ name }) => [name, chosen[name]!])), game.options);
}

/** Without what has lost the value that it must go together with. */
export function together(chosen: Record<string, string>, options: OptionSpec[]): Record<string, string> {
  const lost = options.filter((option) => chosen[option.name] !== undefined && !met(option, chosen[option.name]!, chosen, options));
  if (!lost.length) return chosen;
  return together(Object.fromEntries(Object.entries(chosen).filter(([name]) => !lost.some((option) => option.name === name))), options);
}

function kept(key: string): Setup | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Setup | null;
  } catch {
    return null;
  }
}

/** The game that was opened last, as it was. */
export function lastSetup(games: GameEntry[]): Setup {
  const last = games.find(({ id }) => id === kept(KEY)?.game);
  return last ? fitting(kept(KEY)!, last) : usual(games[0]!);
}

/** A game as it was opened last. */
export function lastOf(game: GameEntry): Setup {
  const last = kept(`${KEY}-${game.id}`);
  return last ? fitting(last, game) : usual(game);
}

export function keepSetup(setup: Setup): void {
  try {
    for (const key of [KEY, `${KEY}-${setup.game}`]) localStorage.setItem(key, JSON.stringify(setup));
  } catch {
    // A browser that forbids storage starts with the usual setup again.
  }
}

/** Nobody but me: the game plays the opponent by itself. */
export const alone = (setup: Setup, game: GameEntry): Setup => ({ ...resized(setup, game, 1), seats: [{ kind: "me" }], open: false });

/** The same table with nobody to wait for: me at my place, bots at all others, one at least where the game allows it. */
export function againstBots(given: Setup, game: GameEntry): Setup {
  const setup = given.seats.length === 1 && game.seats.includes(2) ? resized(given, game, 2) : given;
  const { clock: _, rated: __, ...unhurried } = setup;
  const mine = Math.max(0, setup.seats.findIndex(({ kind }) => kind === "me"));
  const strength = setup.seats.find(({ kind }) => kind === "bot")?.bot ?? USUAL_BOT;
  const seats = setup.seats.map((choice, seat): SeatChoice => {
    if (seat === mine) return { kind: "me" };
    return choice.kind === "bot" ? choice : bot(strength);
  });
  return { ...unhurried, seats, open: false };
}

/** How many people play; bots have the other seats. */
export const people = (setup: Setup): number => setup.seats.filter(({ kind }) => kind !== "bot").length;

/** So many people, me among them, and bots in the seats that are left. */
export function withPeople(setup: Setup, wanted: number): Setup {
  const strength = setup.seats.findLast(({ kind }) => kind === "bot")?.bot ?? USUAL_BOT;
  const sitting = setup.seats.filter(({ kind }) => kind !== "bot").slice(0, wanted);
  const coming = Array.from({ length: wanted - sitting.length }, (_, n): SeatChoice => ({ kind: sitting.length + n === 0 ? "me" : "person" }));
  const bots = Array.from({ length: setup.seats.length - wanted }, () => bot(strength));
  return { ...setup, seats: [...sitting, ...coming, ...bots] };
}

/** More or fewer seats; new ones are bots as strong as the last bot. */
export function resized(setup: Setup, game: GameEntry, count: number): Setup {
  const last = setup.seats.findLast(({ kind }) => kind === "bot")?.bot ?? USUAL_BOT;
  const seats = Array.from({ length: count }, (_, seat) => setup.seats[seat] ?? bot(last));
  return { ...setup, seats, options: fittingOptions(setup.options, game, count) };
}
