import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BESIDE_SOURCES } from '../shared/copy-checkout.ts';
import { ROOT } from '../shared/paths.ts';

/** A file by its path in the checkout. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Citation {
  /** Name or number as it stands there. */
  readonly cited: string;
  readonly line: number;
}

/** Prisma's client repeats what its schema says. */
const NOT_BY_HAND = new Set([...BESIDE_SOURCES, 'generated']);
const KINDS = /\.(?:ts|tsx|mjs|md|sql|prisma|css|html|yaml|yml)$/;
const BY_PATH = /docs\/decisions\/([a-z0-9][a-z0-9-]*)/g;
/** Documents link to pages from where they stand. */
const BY_WAY = /\((?:\.\.\/)?decisions\/([a-z0-9-]+)\.md/g;
const BY_NUMBER = /\bdecisions? (\d{3})\b/gi;
/** Pages cite each other as neighbours. */
const BY_LINK = /\]\(([a-z0-9-]+)\.md\)/g;

export function citationsIn(path: string, text: string): Citation[] {
  const patterns = [BY_PATH, BY_WAY, BY_NUMBER, ...(path.startsWith('docs/decisions/') ? [BY_LINK] : [])];
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 1: cited = '', index }) => ({
      cited,
      line: text.slice(0, index).split('\n').length,
    })),
  );
}

/** All that people write in this checkout and that may cite a decision. */
export function readSources(folder = ROOT): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_BY_HAND.has(entry.name) ? [] : readSources(path);
    if (!entry.isFile() || !KINDS.test(entry.name)) return [];
    return [{ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }];
  });
}
