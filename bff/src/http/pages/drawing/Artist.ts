import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawTask } from './drawing.ts';

interface Waiting {
  readonly resolve: (html: string) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A drawing takes some milliseconds; the first one also starts the worker and reads the builds. */
const LIMIT_MS = 5_000;
const MEMORY_MB = 256;

/**
 * The thread that draws, apart from the one that answers: remotes' code runs in it, and neither its work nor its
 * failure may hold up a vote. Started with the first drawing; one that hangs or dies is replaced with the next.
 */
export class Artist {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #next = 1;

  draw(task: Omit<DrawTask, 'id'>): Promise<string> {
    const id = this.#next++;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#replace(worker, new Error('A drawing took too long.')), LIMIT_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ ...task, id } satisfies DrawTask);
    });
  }

  /** Ends the thread; the next drawing starts another. */
  close(): void {
    if (this.#worker) this.#replace(this.#worker, new Error('The drawing thread is no longer needed.'));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.on('message', (answer: DrawAnswer) => this.#answer(answer));
    worker.on('error', (error: Error) => this.#replace(worker, error));
    worker.on('exit', (code) => this.#replace(worker, new Error(`The drawing thread ended with ${code}.`)));
    // A process that has nothing else to do may end. Last, for listening to messages holds it again.
    worker.unref();
    return worker;
  }

  #answer(answer: DrawAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if ('html' in answer) waiting.resolve(answer.html);
    else waiting.reject(new Error(answer.error));
  }

  #replace(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    void worker.terminate();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.#waiting.clear();
  }
}
