import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCompressedForm } from './files/compressed.ts';
import type { Logger } from './log.ts';
import type { FileStorage } from './storage/FileStorage.ts';

/** How long the start waits for the bucket; what it hasn't taken by then it is given while visitors are answered. */
const PATIENCE_MS = 10_000;
const AGAIN_MS = 30_000;

interface Dependencies {
  readonly log: Logger;
  /** Where every server finds them; null: nowhere but in the folder. */
  readonly files: Pick<FileStorage, 'size' | 'write'> | null;
}

/**
 * Leaves the scripts and styles of this server's shell where the other servers find them: while a release comes in, a page of
 * the new one asks a replica of the old, and next week's replicas are asked for the chunks of a tab that stayed open. Names
 * carry a hash, so what is there already is the same file.
 */
export class ShellAssets {
  readonly #folder: string;
  readonly #dependencies: Dependencies;
  readonly #stopped = new AbortController();
  #keeping: Promise<void> = Promise.resolve();

  constructor(folder: string, dependencies: Dependencies) {
    this.#folder = folder;
    this.#dependencies = dependencies;
  }

  /** Resolves when all are there, or after ten seconds: a bucket in trouble is no reason to answer nobody. */
  async start(): Promise<void> {
    this.#keeping = this.#keepAll();
    await Promise.race([this.#keeping, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Resolves when nothing is written any more. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#keeping;
  }

  async #keepAll(): Promise<void> {
    const { files, log } = this.#dependencies;
    const { signal } = this.#stopped;
    while (files && !signal.aborted) {
      try {
        await this.#keep(files);
        return;
      } catch (err) {
        log.warn({ err }, "the shell's files could not be left in the bucket");
        await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #keep(files: Pick<FileStorage, 'size' | 'write'>): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (this.#stopped.signal.aborted) return;
      if (isCompressedForm(name) || (await files.size(name)) !== null) continue;
      await files.write(name, await readFile(join(this.#folder, name)));
    }
  }
}
