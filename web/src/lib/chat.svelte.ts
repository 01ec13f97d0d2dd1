/** What people say at a table, as far as this browser has heard it, and what of it was not read yet. */

import type { ChatLine, ChatMessage, ClientMessage, ServerMessage } from "./messages";

const KEY = "tinkuy-read ";
const NEWEST = 2 ** 53 - 1;

function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(KEY + table) ?? 0);
  } catch {
    return 0;
  }
}

export class Chat {
  lines: ChatLine[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  /** There are lines before the first. */
  earlier = $state(false);
  /** Somebody looks at it. */
  private open = $state(false);
  private read = $state(0);
  unread: number = $derived(this.lines.filter(({ number, mine, who }) => number > this.read && !mine && !this.muted.includes(who)).length);

  constructor(
    private readonly table: string,
    private readonly ask: (message: ClientMessage) => Promise<ServerMessage>,
  ) {
    this.read = lastRead(table);
  }

  take(message: ChatMessage): void {
    const known = new Set(message.lines.map(({ number }) => number));
    const first = this.lines[0]?.number ?? NEWEST;
    this.lines = [...this.lines.filter(({ number }) => !known.has(number)), ...message.lines].sort((one, other) => one.number - other.number);
    if (message.muted) {
      this.muted = message.muted;
      if (message.lines.length && message.lines[0]!.number <= first) this.earlier = message.earlier ?? false;
    }
    if (this.open) this.mark();
  }

  /** From now on whatever comes is read, until it is closed. */
  look(open: boolean): void {
    this.open = open;
    if (open) this.mark();
  }

  private mark(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    try {
      localStorage.setItem(KEY + this.table, String(last));
    } catch {
      // A browser that forbids storage takes everything for new after a reload.
    }
  }

  /** Whether it was kept; what was not said stays in the field. */
  async say(text: string): Promise<boolean> {
    return (await this.ask({ do: "say", text })).is === "chat";
  }

  async mute(who: string, muted: boolean): Promise<void> {
    await this.ask({ do: "mute", who, muted });
  }

  async more(): Promise<void> {
    await this.ask({ do: "chat", before: this.lines[0]?.number ?? NEWEST });
  }

  /** What was kept apart while the game ran. */
  async whole(): Promise<void> {
    await this.ask({ do: "chat", before: NEWEST });
  }
}
