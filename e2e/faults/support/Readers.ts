import { setTimeout as delay } from 'node:timers/promises';
import { someAddress } from '../../support/test.ts';

/** Visitors who ask for pages and follow live results; any answer but a good one is kept. */
export class Readers {
  readonly failed: string[] = [];
  /** Pages that came, and streams that were opened. */
  pages = 0;
  streams = 0;
  readonly #origin: string;
  readonly #stopping = new AbortController();
  #work: Promise<void>[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  start({ pages, streams }: { pages: readonly string[]; streams: readonly string[] }): void {
    this.#work = [...pages.map((path) => this.#read(path)), ...streams.map((path) => this.#follow(path))];
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#work);
  }

  async #ask(path: string, use: (answer: Response) => Promise<unknown>): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const headers = { 'x-forwarded-for': someAddress() };
      const answer = await fetch(`${this.#origin}${path}`, { headers, signal });
      if (!answer.ok) this.failed.push(`${path}: ${answer.status}`);
      await use(answer);
    } catch (error) {
      if (!signal.aborted) this.failed.push(`${path}: ${String((error as Error).cause ?? error)}`);
    }
  }

  async #read(path: string): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#ask(path, (answer) => answer.text());
      this.pages += 1;
      await delay(20);
    }
  }

  /** As browsers do: whenever a stream ends, it is opened again. */
  async #follow(path: string): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#ask(path, async ({ body }) => {
        this.streams += 1;
        for await (const _part of body ?? []) void _part;
      });
    }
  }
}
