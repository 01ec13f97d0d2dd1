/** A real server for tests of the connection: it notes what it hears, and says and does only what a test wants. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
// It comes with happy-dom, whose sockets are made of it.
import { WebSocketServer, type WebSocket } from "ws";

export type Heard = Record<string, any>;

export class TestServer {
  /** All that was heard, on all lines. */
  heard: Heard[] = [];
  lines: WebSocket[] = [];
  private http: Server;
  private sockets: WebSocketServer;

  private constructor(readonly pages: Record<string, string>) {
    this.http = createServer((request, response) => {
      const page = this.pages[request.url ?? ""];
      response.writeHead(page === undefined ? 404 : 200, { "content-type": "application/json" }).end(page ?? '{"code": "unknown-text", "error": ""}');
    });
    this.sockets = new WebSocketServer({ server: this.http });
    this.sockets.on("connection", (line) => {
      this.lines.push(line);
      line.on("message", (data) => this.heard.push(JSON.parse(String(data))));
      line.on("close", () => (this.lines = this.lines.filter((other) => other !== line)));
    });
  }

  static async start(pages: Record<string, string> = {}, port = 0): Promise<TestServer> {
    const server = new TestServer(pages);
    await new Promise<void>((ready) => server.http.listen(port, "127.0.0.1", ready));
    return server;
  }

  get host(): string {
    return `127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  say(message: Heard): void {
    for (const line of this.lines) line.send(JSON.stringify(message));
  }

  /** Cut all lines without a goodbye. */
  cut(): void {
    for (const line of this.lines) line.terminate();
  }

  /** What was heard of one sort. */
  of(sort: string): Heard[] {
    return this.heard.filter((message) => message.do === sort);
  }

  async stop(): Promise<void> {
    this.cut();
    this.sockets.close();
    await new Promise((done) => this.http.close(done));
  }
}

/** Wait for what comes over a real line; clocks may be stopped meanwhile. */
export async function until(happened: () => unknown): Promise<void> {
  const end = performance.now() + 4000;
  while (!happened()) {
    if (performance.now() > end) throw new Error(`never happened: ${happened}`);
    await new Promise((next) => setImmediate(next));
  }
}

/** Long enough for what is on its way to arrive, when nothing shall come of it. */
export async function quiet(): Promise<void> {
  const end = performance.now() + 60;
  await until(() => performance.now() > end);
}
