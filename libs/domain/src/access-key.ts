import { isCnpj } from './cnpj.ts';

/** The codes of the states in access keys (IBGE). */
const STATE_OF: Readonly<Record<string, string>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
};

/** The 27 states, two letters each, as access keys tell them. */
export const FEDERAL_STATES: readonly string[] = Object.values(STATE_OF);

/** Fiscal documents a purchase may be proved with: NF-e, NFC-e, and CF-e SAT, which São Paulo ended in 2025. */
export const INVOICE_MODELS = ['55', '65', '59'] as const;

/** One of INVOICE_MODELS. */
export type InvoiceModel = (typeof INVOICE_MODELS)[number];

/** What an access key tells. Numbers stay texts with their leading zeros. */
export interface AccessKey {
  /** The 44 characters, upper case. */
  readonly key: string;
  /** Two letters. */
  readonly state: string;
  /** Month of issue, `YYYY-MM`. */
  readonly month: string;
  /** 14 characters, with letters since 2026. */
  readonly cnpj: string;
  readonly model: InvoiceModel;
  /** Three digits; of a CF-e SAT the nine of the device. */
  readonly series: string;
  /** Nine digits; of a CF-e SAT six. */
  readonly number: string;
  /** How it was issued: one digit (`tpEmis`); null of a CF-e SAT, whose key does not tell. */
  readonly emission: string | null;
}

/** Why a text is no access key we take, in the order it is checked. */
export type AccessKeyProblem =
  | 'format'
  | 'digit'
  | 'state'
  | 'month'
  | 'model'
  | 'cnpj'
  | 'number'
  | 'emission'
  | 'code';

/** A key, or the first thing wrong with the text. */
export type AccessKeyReading = { readonly key: AccessKey } | { readonly problem: AccessKeyProblem };

// NT 2026.004: letters stand in the CNPJ only, whose check digits are digits.
const KEY = /^\d{6}[\dA-Z]{12}\d{26}$/;
const PARTS = /^(\d\d)(\d\d)(\d\d)(.{14})(\d\d)(\d+)\d$/;

/** Modulus 11 over ASCII minus 48, weights 2 to 9 from the right; a remainder of 0 or 1 gives 0 (MOC, PL_010d). */
function checkDigit(characters: string): number {
  const sum = [...characters].reduceRight(
    (total, character, index) =>
      total + (character.charCodeAt(0) - 48) * (((characters.length - 1 - index) % 8) + 2),
    0,
  );
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/**
 * Upper case, without the spaces, dots and dashes that receipts print between the groups, and without the `NFe` or
 * `CFe` that the document's file writes before its key.
 */
export function normalizeAccessKey(text: string): string {
  return text
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^(?:NFE|CFE)(?=\d)/, '');
}

/** The 44 characters in eleven groups of four, as receipts print them; anything else comes back unchanged. */
export function formatAccessKey(key: string): string {
  return key.length === 44 ? key.replace(/(.{4})(?=.)/g, '$1 ') : key;
}

const isModel = (text: string): text is InvoiceModel => (INVOICE_MODELS as readonly string[]).includes(text);

/** The month, or null: keys begin with the NF-e, in 2006. */
function monthOf(year: string, month: string): string | null {
  return Number(year) >= 6 && Number(month) >= 1 && Number(month) <= 12 ? `20${year}-${month}` : null;
}

/** How a document may be issued (`tpEmis`, MOC B22): off line (9) is the NFC-e's alone, which has no printed forms. */
const EMISSIONS: Readonly<Partial<Record<InvoiceModel, string>>> = { 55: '1234567', 65: '149' };
/** Rejection 897 is in force since September 2019 (NT 2019.001); a document of that month may be older than the rule. */
const FIRST_MONTH_OF_CODES = '2019-10';
const ONE_DIGIT = /^(\d)\1*$/;

/** Whether the eight digits are those of 897: all the same, counting up (9 is followed by 0), or the document's number. */
function isTrivialCode(code: string, number: string): boolean {
  const countsUp = '01234567890123456789'.includes(code);
  return ONE_DIGIT.test(code) || countsUp || Number(code) === Number(number);
}

/** What the tail of a key tells, which a CF-e SAT divides in another way. */
function tailOf(model: InvoiceModel, rest: string) {
  if (model === '59')
    return { series: rest.slice(0, 9), number: rest.slice(9, 15), emission: null, code: null } as const;
  const [series, number, emission, code] = [
    rest.slice(0, 3),
    rest.slice(3, 12),
    rest.charAt(12),
    rest.slice(13),
  ];
  return { series, number, emission, code } as const;
}

/**
 * Reads the access key of an NF-e, NFC-e or CF-e SAT, as printed or bare, with the alphanumeric CNPJ.
 * Says nothing about whether the document was ever authorised.
 */
export function readAccessKey(text: string): AccessKeyReading {
  const key = normalizeAccessKey(text);
  const [, code = '', year = '', monthDigits = '', cnpj = '', model = '', rest = ''] =
    (KEY.test(key) && PARTS.exec(key)) || [];
  if (!code) return { problem: 'format' };
  if (checkDigit(key.slice(0, 43)) !== Number(key.at(-1))) return { problem: 'digit' };
  const state = STATE_OF[code];
  if (!state) return { problem: 'state' };
  const month = monthOf(year, monthDigits);
  if (!month) return { problem: 'month' };
  if (!isModel(model)) return { problem: 'model' };
  if (!isCnpj(cnpj)) return { problem: 'cnpj' };
  const { series, number, emission, code: random } = tailOf(model, rest);
  if (/^0+$/.test(number)) return { problem: 'number' };
  if (emission !== null && !EMISSIONS[model]?.includes(emission)) return { problem: 'emission' };
  if (random !== null && month >= FIRST_MONTH_OF_CODES && isTrivialCode(random, number))
    return { problem: 'code' };
  return { key: { key, state, month, cnpj, model, series, number, emission } };
}

/** Receipts of the tax office's test environment prove no purchase: `tpAmb` 2. */
const TEST_ENVIRONMENT = /[?&]tpAmb=2(?:&|$)|\|[123]\|2(?:\||$)/;
const KEY_IN_TEXT = /(?:[?&](?:p|chNFe)=|^)(?:[NC]Fe)?(\d{6}[\dA-Z]{12}\d{26})(?![\dA-Z])/i;

/**
 * The 44 characters in what a receipt's QR code holds (versions 1 to 3 of the NFC-e, or the CF-e SAT's text), unchecked;
 * null when there is none, or when the receipt is of the test environment. The address is only read, never opened.
 */
export function accessKeyOfQr(text: string): string | null {
  const trimmed = text.trim();
  if (TEST_ENVIRONMENT.test(trimmed)) return null;
  return KEY_IN_TEXT.exec(trimmed)?.[1]?.toUpperCase() ?? null;
}
