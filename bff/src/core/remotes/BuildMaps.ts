import { hash } from 'node:crypto';
import { SourceMap } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { FileStorage } from '../storage/FileStorage.ts';
import { readMap } from './source-maps.ts';

/** Parsed they take some ten times their size, and errors come in crowds of the same build. */
const PARSED = 20;
/** Whether one is there is asked again after this: it may be published later than its build. */
const KNOWN_MS = 60_000;

/** A script of a build, or of the shell. */
export interface BuildScript {
  readonly remote: string;
  readonly build: string;
  /** Its path within the build. */
  readonly file: string;
}

/**
 * A script of the shell. Its builds have no name, and its files one that changes with what is in them: neither value can
 * be a remote's.
 */
export const shellScript = (file: string): BuildScript => ({ remote: 'shell', build: 'assets', file });

/** File names of bundlers are no keys of a storage. */
const keyOf = ({ remote, build, file }: BuildScript) =>
  `maps/${remote}/${build}/${hash('sha256', file, 'hex').slice(0, 32)}.json`;

/** The source maps of builds, among the files that no address delivers. */
export class BuildMaps {
  readonly #files: Pick<FileStorage, 'read' | 'size' | 'write'>;
  readonly #parsed: LRUCache<string, Promise<SourceMap | null>>;

  constructor(files: Pick<FileStorage, 'read' | 'size' | 'write'>) {
    this.#files = files;
    this.#parsed = new LRUCache({ max: PARSED, ttl: KNOWN_MS });
  }

  /** Keeps the map of a script, without the sources themselves: what an error report needs are names and places. */
  async keep(script: BuildScript, bytes: Buffer): Promise<void> {
    await this.#files.write(keyOf(script), JSON.stringify(readMap(bytes)));
  }

  /** Whether the map of a script is kept. */
  async has(script: BuildScript): Promise<boolean> {
    return (await this.#files.size(keyOf(script))) !== null;
  }

  /** The map of a script; null where none is kept. */
  find(script: BuildScript): Promise<SourceMap | null> {
    const key = keyOf(script);
    const known = this.#parsed.get(key);
    if (known) return known;
    // The promise and not the map: the frames of one stack ask for the same script at once.
    const reading = this.#read(key);
    this.#parsed.set(key, reading);
    reading.catch(() => this.#parsed.delete(key));
    return reading;
  }

  async #read(key: string): Promise<SourceMap | null> {
    const bytes = await this.#files.read(key);
    return bytes && new SourceMap({ ...readMap(bytes), sourcesContent: [] });
  }
}
