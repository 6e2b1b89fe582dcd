/**
 * Damm's quasigroup of order 10 (H. M. Damm, 2004): its check digit finds every single wrong digit and every swap of
 * two neighbours.
 */
const QUASIGROUP = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

const damm = (digits: string): string =>
  [...digits].reduce((interim, digit) => QUASIGROUP[Number(interim)]?.[Number(digit)] ?? '', '0');

/** Digits of the sequence; it grows beyond them when there are more. */
const WIDTH = 6;
const FORM = /^(\d{4})-(\d{6,12})-(\d)$/;

/**
 * The number a visitor is given for a request, `2026-000123-7`: year, a sequence that never repeats, check digit over
 * both. Made to be read out on the telephone; it opens nothing.
 */
export function protocolNumber(year: number, sequence: number): string {
  const digits = String(sequence).padStart(WIDTH, '0');
  return `${year}-${digits}-${damm(`${year}${digits}`)}`;
}

/** Whether a text is a protocol number with its right check digit. */
export function isProtocolNumber(text: string): boolean {
  const [, year, sequence, digit] = FORM.exec(text) ?? [];
  return year !== undefined && damm(`${year}${sequence}`) === digit;
}
