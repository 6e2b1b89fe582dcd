import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest } from './drawing/worker.ts';
import type { ShareCard } from './ShareCard.ts';

const WORKER = new URL('./drawing/worker.ts', import.meta.url);
/** A drawing takes a fifth of a second; one that takes this long has hung. */
const PATIENCE_MS = 15_000;
/** Then its memory, some 60 MB, is given back. */
const IDLE_MS = 60_000;

/**
 * Draws cards one after another on a thread of its own, so that votes never wait for a drawing: laying one out keeps a
 * processor busy for 100 ms and more. The thread starts with the first card and ends when none has come for a minute.
 */
export class Painter {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #drawn = 0;

  /** One at a time: whoever calls waits for the last one first. */
  async draw(card: ShareCard, poster: Uint8Array | null): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const id = (this.#drawn += 1);
    worker.postMessage({ id, card, poster } satisfies DrawRequest, []);
    try {
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [
        DrawAnswer,
      ];
      if ('error' in answer) throw new Error(answer.error);
      return Buffer.from(answer.image);
    } catch (cause) {
      await this.stop();
      throw cause;
    } finally {
      this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { name: 'share-images' });
    worker.unref();
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}
