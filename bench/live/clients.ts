import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Clients of live results that keep their connection open, on plain sockets so that they cost next to nothing. */
export class Clients {
  readonly #sockets: Socket[] = [];
  /** The last total each client was told. */
  readonly #totals: Int32Array;
  #wanted = 0;
  #missing = 0;
  #done: ((at: number) => void) | null = null;
  lost = 0;

  constructor(count: number) {
    this.#totals = new Int32Array(count).fill(-1);
  }

  /** Connects them all, a few hundred at a time; resolves when each has been told what stands. */
  async connect(port: number, path: string): Promise<void> {
    const all = this.everybodyHas(0);
    const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`;
    for (let from = 0; from < this.#totals.length; from += 250) {
      const some = Array.from({ length: Math.min(250, this.#totals.length - from) }, async (_, index) => {
        const socket = connect({ port, host: '127.0.0.1', noDelay: true });
        this.#sockets.push(socket);
        socket.on('data', (chunk: Buffer) => this.#told(from + index, chunk));
        socket.on('close', () => (this.lost += 1));
        await once(socket, 'connect');
        socket.write(request);
      });
      await Promise.all(some);
    }
    await all;
  }

  /** The instant at which the last client had been told of at least `total` votes. */
  everybodyHas(total: number): Promise<number> {
    this.#wanted = total;
    this.#missing = this.#totals.filter((told) => told < total).length;
    return new Promise((resolve) => (this.#done = resolve));
  }

  leave(): void {
    for (const socket of this.#sockets) socket.removeAllListeners('close').destroy();
  }

  #told(client: number, chunk: Buffer): void {
    const at = chunk.lastIndexOf('"total":');
    if (at === -1) return;
    const total = Number.parseInt(chunk.toString('latin1', at + 8, at + 20), 10);
    const before = this.#totals[client] ?? -1;
    this.#totals[client] = total;
    if (before >= this.#wanted || total < this.#wanted) return;
    this.#missing -= 1;
    if (this.#missing === 0) this.#done?.(performance.now());
  }
}
