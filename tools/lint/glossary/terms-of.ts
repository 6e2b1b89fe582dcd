/** Rows of a Markdown table by their cells, headings and rules left out. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

/** In which column each part of the glossary has the terms that code uses. */
const COLUMN: Readonly<Record<string, number>> = {
  'The product': 1,
  'Machinery of the server': 0,
  'Machinery of the screen and of shipping': 0,
};

/** Words that code is named by, each as the glossary writes it, in small letters. */
export function termsOf(glossary: string): string[] {
  return glossary.split(/^## /m).flatMap((part) => {
    const column = COLUMN[part.slice(0, part.indexOf('\n'))];
    if (column === undefined) return [];
    return rowsOf(part)
      .map((cells) => cells[column] ?? '')
      .flatMap((cell) => cell.replaceAll(/[`()*]/g, ' ').split(','))
      .map((term) => term.trim().replaceAll(/\s+/g, ' ').toLowerCase())
      .filter(Boolean);
  });
}

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<![su])s$/, '');

/** `shop-codes` and `ShopCode.ts` are both 'shop code'. */
export const wordsOf = (name: string): string =>
  name
    .replace(/\.tsx?$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split('-')
    .map(singular)
    .join(' ');

/** Names that no term has, alone or among the words of one. */
export function withoutTerm(names: readonly string[], terms: readonly string[]): string[] {
  const known = terms.map((term) => ` ${term.split(/[ -]/).map(singular).join(' ')} `);
  return names.filter((name) => !known.some((term) => term.includes(` ${wordsOf(name)} `)));
}
