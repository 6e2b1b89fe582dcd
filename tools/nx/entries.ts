import { posix } from 'node:path';

export const PACKAGE = '@fio/contracts';
export const SOURCES = 'libs/contracts/src';
/** The entry that exports all others: whoever imports it depends on every contract. */
export const WHOLE = `${PACKAGE}/index`;

/** Beside the contracts of areas: what every contract is made of. Its files are the package's own. */
const IS_ENTRY = /^(?:(?:admin|public)\/[^/]+|index|contracts)\.ts$/;

/** The node of the build graph that a file of the package belongs to: its entry's, or the package's. */
export function entryOf(file: string): string {
  const within = posix.relative(SOURCES, file);
  return IS_ENTRY.test(within) ? `${PACKAGE}/${within.replace(/\.ts$/, '')}` : PACKAGE;
}

const NAMED = /\b(?:from|import)\s*\(?\s*['"](@fio\/contracts(?:\/[\w/-]+)?|\.{1,2}\/[^'"]+\.ts)['"]/g;

/** The nodes that a file imports of the package, in whatever way: `import`, `export from`, `import()`, a type's. */
export function entriesIn(file: string, text: string): string[] {
  const isWithin = file.startsWith(`${SOURCES}/`);
  return [...text.matchAll(NAMED)].flatMap(([, name = '']) => {
    if (name === PACKAGE) return WHOLE;
    if (name.startsWith(PACKAGE)) return entryOf(`${SOURCES}${name.slice(PACKAGE.length)}.ts`);
    return isWithin ? entryOf(posix.join(posix.dirname(file), name)) : [];
  });
}
