/** The games of this server, each with its own words and look. */

import { gameLook, type GameLook } from "../games";
import { api } from "../lib/api";
import { Texts, text, type Language } from "../lib/text.svelte";
import type { GameEntry } from "../lib/messages";

export interface LobbyGame {
  entry: GameEntry;
  look: GameLook;
  words: Texts;
}

/** A new game without words yet is known by its id. */
export const titleOf = ({ entry, words }: LobbyGame) => (words.has("title") ? words.say("title") : entry.id);

/** Who plays against somebody alone, in games that have such an opponent; else empty. */
export const automaOf = ({ entry, words }: LobbyGame) => (entry.automa.length && words.has("automa") ? words.say("automa") : "");

export class Catalogue {
  games: LobbyGame[] = $state.raw([]);

  async load(): Promise<void> {
    const language = text.language;
    const entries = await api.games();
    this.games = await Promise.all(
      entries.map(async (entry) => {
        const words = new Texts();
        const [look] = await Promise.all([gameLook(entry.id), words.load(language, entry.id)]);
        return { entry, look, words };
      }),
    );
  }

  speak(language: Language): void {
    for (const { entry, words } of this.games) if (words.language !== language) void words.load(language, entry.id);
  }

  find(id: string): LobbyGame | null {
    return this.games.find(({ entry }) => entry.id === id) ?? null;
  }
}
