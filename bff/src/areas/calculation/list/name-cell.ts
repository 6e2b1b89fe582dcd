import { escapeFormula } from '@fio/domain';
import { participantsPt } from './participants.pt.ts';

const [LINE_FEED, RETURN, QUOTE, SEMICOLON] = [0x0a, 0x0d, 0x22, 0x3b];
const [FIRST_LETTER, LAST_LETTER, FIRST_SMALL, LAST_SMALL] = [0x41, 0x5a, 0x61, 0x7a];

const isLetter = (byte: number) =>
  (byte >= FIRST_LETTER && byte <= LAST_LETTER) || (byte >= FIRST_SMALL && byte <= LAST_SMALL);

/** Nearly all names: they begin with a plain letter and hold nothing that CSV or a spreadsheet takes for its own. */
function isPlain(bytes: Buffer, from: number, to: number): boolean {
  if (from === to || !isLetter(bytes[from] ?? 0)) return false;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE || byte === SEMICOLON || byte === LINE_FEED || byte === RETURN) return false;
  }
  return true;
}

/** The name that stands in `bytes`, as a cell of CSV that no spreadsheet runs; null: just as it stands there. */
export function nameCell(bytes: Buffer, from: number, to: number): Buffer | null {
  if (isPlain(bytes, from, to)) return null;
  const text = escapeFormula(bytes.toString('utf8', from, to).trim()) || participantsPt.gone;
  return Buffer.from(/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
}
