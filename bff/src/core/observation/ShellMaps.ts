import { mapsFolder, readBuild } from '../remotes/build-files.ts';
import { shellScript, type BuildMaps } from '../remotes/BuildMaps.ts';
import { MAP_ENDING } from '../remotes/source-maps.ts';
import type { Logger } from '../log.ts';

interface Dependencies {
  readonly log: Logger;
  readonly maps: Pick<BuildMaps, 'has' | 'keep'>;
}

/**
 * Keeps the source maps of the shell that this server delivers: of each start, since a tab that stays open reports errors
 * of the shell before.
 */
export class ShellMaps {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #maps: Pick<BuildMaps, 'has' | 'keep'>;
  #keeping: Promise<void> = Promise.resolve();

  /** `assets` is the folder of the shell's scripts; the maps lie beside it. */
  constructor(assets: string, { log, maps }: Dependencies) {
    this.#folder = mapsFolder(assets);
    this.#log = log;
    this.#maps = maps;
  }

  /** Doesn't wait: what a report says of places is no reason to answer visitors later, or not at all. */
  start(): void {
    this.#keeping = this.#keep().catch((err: unknown) => {
      this.#log.warn({ err }, "the shell's source maps could not be kept");
    });
  }

  /** Resolves when nothing is written any more. */
  stop(): Promise<void> {
    return this.#keeping;
  }

  async #keep(): Promise<void> {
    for (const [name, bytes] of await readBuild(this.#folder)) {
      const script = shellScript(name.slice(0, -MAP_ENDING.length));
      if (!(await this.#maps.has(script))) await this.#maps.keep(script, bytes);
    }
  }
}
