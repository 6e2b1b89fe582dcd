/** As headings and single words of a list are compared: without accents, white space around and case. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase();

/** The cells of one line; within quotes a separator is text, and two quotes are one. */
export function cellsOf(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line.charAt(index);
    if (sign === '"' && isQuoted && line.charAt(index + 1) === '"') {
      cells[cells.length - 1] += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

/** Semicolon, tab or comma, whichever the line has first in this order; semicolon where it has none. */
export const separatorOf = (line: string): string =>
  [';', '\t', ','].find((sign) => line.includes(sign)) ?? ';';
