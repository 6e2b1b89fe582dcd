import { posix } from 'node:path';

export const PACKAGE = '@fio/contracts';
export const SOURCES = 'libs/contracts/src';
/** The entry that exports all others: whoever imports it depends on every contract. */
export const WHOLE = `${PACKAGE}/index`;

/** Beside the contracts of areas: what every contract is made of. Its files are the package's own. */
const IS_ENTRY = /^(?:(?:admin|public|terms)\/[^/]+|index|contracts)\.ts$/;

/** The node of the build graph that a file of the package belongs to: its entry's, or the package's. */
export function entryOf(file: string): string {
  const within = posix.relative(SOURCES, file);
  return IS_ENTRY.test(within) ? `${PACKAGE}/${within.replace(/\.ts$/, '')}` : PACKAGE;
}

const NAMED = /\b(?:from|import)\s*\(?\s*['"](@fio\/contracts(?:\/[\w/.-]+)?|\.{1,2}\/[^'"]+\.ts)['"]/g;

/**
 * Terms are typed by what they name, all of it and no more: a value that comes or goes changes the terms as well, which
 * is what those who show them are affected by.
 */
const TYPES_OF_TERMS = /^import type .*$/gm;

/** The nodes that a file imports of the package, in whatever way: `import`, `export from`, `import()`, a type's. */
export function entriesIn(file: string, text: string): string[] {
  const isWithin = file.startsWith(`${SOURCES}/`);
  const counted = file.startsWith(`${SOURCES}/terms/`) ? text.replace(TYPES_OF_TERMS, '') : text;
  return [...counted.matchAll(NAMED)].flatMap(([, name = '']) => {
    if (name === PACKAGE) return WHOLE;
    if (name.startsWith(PACKAGE)) return entryOf(`${SOURCES}${name.slice(PACKAGE.length)}.ts`);
    return isWithin ? entryOf(posix.join(posix.dirname(file), name)) : [];
  });
}
