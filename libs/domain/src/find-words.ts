/** A stretch of a text; `found`: what somebody searched for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search as they are looked for: without accents and in lower case. Empty for a search of nothing. */
export const wordsToFind = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** Whether every word stands somewhere in the text, whatever the case and the accents of either. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text cut where the words of `wordsToFind` begin and end in it; all of it, in its order. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  // A character may fold into none or several: each folded one remembers where it came from.
  const characters = Array.from(text.normalize('NFC'));
  const origins: number[] = [];
  let folded = '';
  for (const [index, character] of characters.entries())
    for (const unit of fold(character).split('')) {
      folded += unit;
      origins.push(index);
    }
  const found = new Set<number>();
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (const origin of origins.slice(at, at + word.length)) found.add(origin);
  const pieces: { text: string; found: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last?.found === found.has(index)) last.text += character;
    else pieces.push({ text: character, found: found.has(index) });
  }
  return pieces;
}
