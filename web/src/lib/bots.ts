/** The bots of a game: levels for everybody, and the others for those who know them. */

/** Levels for people, from the weakest on; the other bots of a game are for those who know them. */
const LEVELS = ["beginner", "casual", "experienced", "expert", "master"];
/** Bots that are offered with a budget of their own beside the usual one. */
const BUDGETS = ["greedy:128", "planner:1s"];
export const USUAL_BOT = "casual";

const plain = (bot: string) => bot.split(":")[0]!;

/** The levels that a game has. */
export const botLevels = (bots: string[]): string[] => LEVELS.filter((level) => bots.includes(level));

/** All its other bots; one that nobody described is offered by its name. */
export function otherBots(bots: string[]): string[] {
  const others = bots.filter((bot) => !LEVELS.includes(bot));
  return others.flatMap((bot) => [bot, ...BUDGETS.filter((budget) => plain(budget) === bot)]);
}
