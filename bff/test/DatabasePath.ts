import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What becomes of a connection that is opened now. */
type Way = 'open' | 'silent' | 'refused';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/**
 * The way from the product to its database, which a test can spoil without hurting the server. A connection that was
 * silenced stays so for good, as one does whose other end is gone without a word: bytes are taken, and so acknowledged by the
 * system, and nothing ever answers.
 */
export class DatabasePath {
  readonly #target: URL;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #way: Way = 'open';

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => this.#accept(near));
  }

  /** A way to the database of `url`, open. */
  static async to(url: string): Promise<DatabasePath> {
    const path = new DatabasePath(new URL(url));
    path.#server.listen(0, '127.0.0.1');
    await once(path.#server, 'listening');
    return path;
  }

  /** The database's address by this way. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(this.#target), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  /** Cuts every connection that is open now; the next is taken. */
  cut(): void {
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.resetAndDestroy();
  }

  /** Every connection falls silent for good, and so does each that is opened from now on. */
  silence(): void {
    this.#way = 'silent';
    for (const { near, far } of this.#pairs) {
      near.unpipe(far);
      far.unpipe(near);
      for (const socket of [near, far]) socket.resume();
    }
  }

  /** Cuts every connection, and refuses each that is opened from now on. */
  refuse(): void {
    this.#way = 'refused';
    this.cut();
  }

  /** Connections that are opened from now on get through. */
  restore(): void {
    this.#way = 'open';
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  #accept(near: Socket): void {
    if (this.#way === 'refused') return void near.resetAndDestroy();
    const far = connect(Number(this.#target.port), this.#target.hostname);
    const pair = { near, far };
    this.#pairs.add(pair);
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
      if (this.#way === 'silent') socket.resume();
      else socket.pipe(other);
    }
  }
}
