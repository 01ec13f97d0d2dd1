/** One socket to one table that comes back by itself. What was asked and not answered is asked again after a break. */

import type { ClientMessage, ServerMessage } from "./messages";

type Pending = { message: ClientMessage; resolve: (reply: ServerMessage) => void; again: boolean };

const FIRST_PAUSE = 250;
/** Who was away for a moment is expected back at any time; after so many tries, about a minute, only now and then. */
const SHORT_PAUSE = 1500;
const TRIES = 40;
const LONGEST_PAUSE = 8000;
const PING = 25000;

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private next = 1;
  /** In vain, since the server last said something. */
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setInterval> | undefined;
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
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.close();
    this.lost(socket);
  };

  private hurry = (): void => {
    if (this.socket === null && !this.closed) this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
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

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.onState(false);
    if (this.closed) return;
    const pause = this.tries < TRIES ? Math.min(FIRST_PAUSE * 2 ** this.tries, SHORT_PAUSE) : LONGEST_PAUSE;
    this.tries += 1;
    // All who lost it at the same moment do not come back at the same moment.
    setTimeout(() => this.hurry(), pause * (0.75 + Math.random() / 2));
  }

  private receive(message: ServerMessage): void {
    this.heard = true;
    if (message.is !== "error") this.tries = 0;  // who is only told why the door is closed has not come in
    const id = "id" in message ? message.id : null;
    const pending = typeof id === "number" ? this.pending.get(id) : undefined;
    if (pending && typeof id === "number") {
      this.pending.delete(id);
      pending.resolve(message);
    }
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
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }
}
