/** How a table is set up, and the setup used last, which "Play now" repeats against bots. */

import type { SeatChoice } from "../lib/api";
import type { GameEntry } from "../lib/types";

export interface Setup {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  open: boolean;
}

const KEY = "tinkuy-setup";
const USUAL_BOT = "greedy";

const bot = (name = USUAL_BOT): SeatChoice => ({ kind: "bot", bot: name });

/** Me against one bot, everything else as the game has it first. */
export function usual(game: GameEntry): Setup {
  const seats = Math.min(...game.seats);
  return { game: game.id, seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => bot())], options: {}, open: false };
}

/** A setup as far as the game still allows it. */
export function fitting(setup: Setup, game: GameEntry): Setup {
  const seats = game.seats.includes(setup.seats.length) ? setup.seats : usual(game).seats;
  const known = (choice: SeatChoice) => choice.kind !== "bot" || game.bots.includes((choice.bot ?? "").split(":")[0]!);
  const options = Object.fromEntries(game.options.flatMap(({ name, values }) => (values.includes(setup.options[name] ?? "") ? [[name, setup.options[name]!]] : [])));
  return { game: game.id, seats: seats.map((choice) => (known(choice) ? choice : bot())), options, open: setup.open };
}

export function lastSetup(games: GameEntry[]): Setup {
  const first = games[0]!;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Setup | null;
    const game = games.find(({ id }) => id === kept?.game);
    return kept && game ? fitting(kept, game) : usual(first);
  } catch {
    return usual(first);
  }
}

export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // A browser that forbids storage starts with the usual setup again.
  }
}

/** The same table with nobody to wait for: me at my place, bots at all others. */
export function againstBots(setup: Setup): Setup {
  const mine = Math.max(0, setup.seats.findIndex(({ kind }) => kind === "me"));
  const strength = setup.seats.find(({ kind }) => kind === "bot")?.bot ?? USUAL_BOT;
  const seats = setup.seats.map((choice, seat): SeatChoice => {
    if (seat === mine) return { kind: "me" };
    return choice.kind === "bot" ? choice : bot(strength);
  });
  return { ...setup, seats, open: false };
}

/** More or fewer seats; new ones are bots as strong as the last bot. */
export function resized(setup: Setup, count: number): Setup {
  const last = setup.seats.findLast(({ kind }) => kind === "bot")?.bot ?? USUAL_BOT;
  const seats = Array.from({ length: count }, (_, seat) => setup.seats[seat] ?? bot(last));
  const options = Object.fromEntries(Object.entries(setup.options).filter(([name, value]) => name !== "first_player" || !(Number(value) >= count)));
  return { ...setup, seats, options };
}
