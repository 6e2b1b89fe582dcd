import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressed, ENDING, isCompressedForm, isCompressible, THOROUGH } from '../files/compressed.ts';
import { readBuild, sameFiles, type BuildFiles } from './build-files.ts';

/** Where builds are kept for good, each under `<remote>/<build>`. */
export interface BuildStore {
  /** Keeps a build, or finds it there. False: there is one with other content, which stays. */
  keep: (remote: string, build: string, files: BuildFiles) => Promise<boolean>;
  /** Has a published build lie in this machine's folder; nothing happens for one that isn't. */
  bring: (remote: string, build: string) => Promise<void>;
}

/** A build of the folder as it was published. */
async function readKept(folder: string): Promise<BuildFiles> {
  return new Map([...(await readBuild(folder))].filter(([name]) => !isCompressedForm(name)));
}

/** Writes the compressed forms of a file, which are delivered as they are. */
async function writeForms(path: string, bytes: Buffer): Promise<void> {
  const { br, gzip } = await compressed(bytes, THOROUGH);
  await writeFile(`${path}${ENDING.br}`, br);
  await writeFile(`${path}${ENDING.gzip}`, gzip);
}

/** With its compressed forms beside it. */
async function writeFileOf(folder: string, name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (isCompressible(name, bytes.length)) await writeForms(path, bytes);
}

/** Immutable builds in a folder of this machine: a reader never sees half of one. */
export class BuildFolder implements BuildStore {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  has(remote: string, build: string): boolean {
    return existsSync(join(this.root, remote, build));
  }

  /** What isn't here is nowhere. */
  bring(): Promise<void> {
    return Promise.resolve();
  }

  async keep(remote: string, build: string, files: BuildFiles): Promise<boolean> {
    const target = join(this.root, remote, build);
    const temporary = `${target}.${randomBytes(4).toString('hex')}`;
    if (this.has(remote, build)) {
      const isSame = sameFiles(await readKept(target), files);
      if (isSame) await this.#compressLeft(target, files, temporary);
      return isSame;
    }
    try {
      for (const [name, bytes] of files) await writeFileOf(temporary, name, bytes);
      await rename(temporary, target);
      return true;
    } catch (error) {
      // Of two who come at once, one finds the other's folder in its place.
      if (!this.has(remote, build)) throw error;
      return sameFiles(await readKept(target), files);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /** Of a build that was kept before builds were compressed: its files would be compressed for whoever asks, each time. */
  async #compressLeft(target: string, files: BuildFiles, temporary: string): Promise<void> {
    try {
      for (const [name, bytes] of files) {
        const path = join(target, name);
        const forms = Object.values(ENDING).filter((ending) => !existsSync(path + ending));
        if (forms.length === 0 || !isCompressible(name, bytes.length)) continue;
        const made = join(temporary, name);
        await mkdir(dirname(made), { recursive: true });
        await writeForms(made, bytes);
        // Nobody reads half of one.
        for (const ending of forms) await rename(made + ending, path + ending);
      }
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }
}
