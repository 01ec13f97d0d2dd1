/** One socket to one table that comes back by itself. What was asked and not answered is asked again after a break. */

import type { ClientMessage, ServerMessage } from "./messages";

type Pending = { message: ClientMessage; resolve: (reply: ServerMessage) => void; again: boolean };

/** Milliseconds between two tries, and up to which one: a server that was there a moment ago is expected back at any time. */
const PAUSES = [[60, 400], [100, 1500], [Infinity, 8000]] as const;
/** Milliseconds without a word of who was asked something, more each time: who takes long says so every second, so this one hangs. */
const SILENCE = 4000;
const LONGEST_SILENCE = 15000;
const PING = 25000;

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private next = 1;
  /** In vain, since the server last said something. */
  private tries = 0;
  /** Lines in a row that fell silent; null before the first word of all. */
  private silent: number | null = null;
  private closed = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Whether anything came since the last ping. */
  private heard = true;

  constructor(
    private readonly address: string,
    private readonly onOpen: () => void,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onState: (connected: boolean) => void,
  ) {
    this.connect();
    this.timer = setInterval(() => this.check(), PING);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
  }

  /** A line that is dead without having been closed (a sleeping laptop, another network) keeps silent. */
  private check(): void {
    if (!this.heard) return this.drop();
    this.heard = false;
    this.tell({ do: "ping" });
  }

  /** Do not wait for the goodbye of a line that is dead. */
  private drop = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.leave(this.socket);
  };

  private leave(socket: WebSocket): void {
    socket.close();
    this.lost(socket);
  }

  private hurry = (): void => {
    if (this.socket === null && !this.closed) this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(socket);
    socket.onopen = () => {
      this.heard = true;
      this.onState(true);
      this.onOpen();
      // A commit carries a key, so that asking again cannot do it twice; drafts and questions are asked anew by their owner.
      for (const [id, pending] of [...this.pending]) {
        if (pending.again) socket.send(JSON.stringify({ ...pending.message, id }));
        else this.pending.delete(id);
      }
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A word, before long; else another process is looked for. */
  private expect(socket: WebSocket): void {
    clearTimeout(this.silence);
    const patience = this.silent === null ? LONGEST_SILENCE : Math.min(SILENCE * 1.5 ** this.silent, LONGEST_SILENCE);
    this.silence = setTimeout(() => {
      if (this.silent !== null) this.silent += 1;
      this.leave(socket);
    }, patience);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.silence);
    this.onState(false);
    if (this.closed) return;
    const pause = PAUSES.find(([tries]) => this.tries < tries)![1];
    this.tries += 1;
    // All who lost it at the same moment do not come back at the same moment.
    setTimeout(() => this.hurry(), pause * (0.75 + Math.random() / 2));
  }

  private receive(message: ServerMessage): void {
    this.heard = true;
    this.silent = 0;
    clearTimeout(this.silence);
    // Who is told to wait, or why the door is closed, has not come in.
    if (message.is !== "error" && message.is !== "pong") this.tries = 0;
    const id = "id" in message ? message.id : null;
    const pending = typeof id === "number" ? this.pending.get(id) : undefined;
    if (pending && typeof id === "number") {
      this.pending.delete(id);
      pending.resolve(message);
    }
    if (this.pending.size && this.socket) this.expect(this.socket);
    this.onMessage(message);
  }

  tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ id: this.next++, ...message }));
  }

  /** Ask and wait for the reply; with `again` the question survives a broken connection. */
  ask(message: ClientMessage, again = false): Promise<ServerMessage> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve, again });
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.socket.send(JSON.stringify({ ...message, id }));
      if (this.pending.size === 1) this.expect(this.socket);
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }
}
