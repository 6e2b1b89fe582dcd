import { escapeFormula } from '@fio/domain';
import { participantsPt } from './participants.pt.ts';

const NEVER_BARE = new Set(['"', ';', '\n', '\r'].map((sign) => sign.charCodeAt(0)));
const [FIRST_LETTER, BEYOND_ASCII, FIRST_SMALL, LAST_SMALL] = [0x41, 0x80, 0x61, 0x7a];
const LAST_LETTER = 0x5a;
const GONE = Buffer.from(participantsPt.gone);

const isLetter = (byte: number) =>
  (byte >= FIRST_LETTER && byte <= LAST_LETTER) || (byte >= FIRST_SMALL && byte <= LAST_SMALL);

/** Nearly all names: they begin with a plain letter and hold nothing that CSV or a spreadsheet takes for its own. */
function isPlain(name: Buffer): boolean {
  if (!isLetter(name[0] ?? 0)) return false;
  for (const byte of name) if (byte < BEYOND_ASCII && NEVER_BARE.has(byte)) return false;
  return true;
}

/** A name as a cell of CSV that no spreadsheet runs. */
export function nameCell(name: Buffer): Buffer {
  if (isPlain(name)) return name;
  if (name.length === 0) return GONE;
  const text = escapeFormula(name.toString());
  return Buffer.from(/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
}
