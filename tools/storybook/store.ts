import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { placeOf, type Part } from './parts.ts';

/** What lies in a published folder. */
export interface Edition {
  /** Hash over all parts: the name of the folder. */
  readonly revision: string;
  /** Hash over each part's files, by the part's id. */
  readonly parts: Readonly<Record<string, string>>;
}

const LENGTH = 16;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** One hash over the names and bytes of a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder)) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, LENGTH);
}

/** What would be published of these parts as they are built now. */
export function editionOf(parts: readonly Part[]): Edition {
  const hashes = parts.map(({ id, folder }) => [id, hashOf(folder)] as const);
  const revision = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, LENGTH);
  return { revision, parts: Object.fromEntries(hashes) };
}

/** Readers see the old file or the new one, never half of it. */
function replace(file: string, text: string): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

const leadingTo = (revision: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=./${revision}/">` +
  `<title>Storybook</title><a href="./${revision}/">Storybook</a>\n`;

/** The edition that people see, if one was ever published. */
export function published(store: string): Edition | null {
  const file = join(store, 'current.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Edition) : null;
}

/** The parts of a published edition, where they lie. */
export const partsOf = (store: string, { revision, parts }: Edition): Part[] =>
  Object.keys(parts).map((id) => ({ id, folder: join(store, revision, placeOf(id)) }));

/**
 * Puts the parts into a folder of their own, named for what is in it and never written to again, and has the store's
 * front page lead there. What was published before stays where it is.
 */
export function publish(store: string, parts: readonly Part[]): Edition {
  const edition = editionOf(parts);
  const folder = join(store, edition.revision);
  if (!existsSync(folder)) {
    const unfinished = join(store, `.${edition.revision}.${process.pid}`);
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    for (const { id, folder: built } of parts)
      cpSync(built, join(unfinished, placeOf(id)), { recursive: true });
    renameSync(unfinished, folder);
  }
  replace(join(store, 'current.json'), `${JSON.stringify(edition, null, 2)}\n`);
  replace(join(store, 'index.html'), leadingTo(edition.revision));
  return edition;
}
