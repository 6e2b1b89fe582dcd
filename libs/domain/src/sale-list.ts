import { readAccessKey } from './access-key.ts';
import { isDateText } from './calendar.ts';
import { isCpf, normalizeCpf } from './cpf.ts';
import { cellsOf, foldHeading, separatorOf } from './csv-cells.ts';
import type { Sale, SaleItem } from './sale.ts';

/** A sale with all that its source tells. */
export interface SaleRecord extends Sale {
  /** The buyer's, eleven digits; null where the document names none. */
  readonly cpf: string | null;
  /** null where the source tells none: not the same as none that takes part. */
  readonly items: readonly SaleItem[] | null;
}

/**
 * Why a line is no sale. `month`: the day lies outside of the month in its key. `columns`: no heading, or an incomplete one.
 * `file`: not the document it should be. `test`: of the tax office's test environment, which proves no purchase.
 */
export const SALE_PROBLEMS = [
  'key',
  'day',
  'month',
  'value',
  'cpf',
  'items',
  'columns',
  'file',
  'test',
] as const;

/** One of SALE_PROBLEMS. */
export type SaleProblem = (typeof SALE_PROBLEMS)[number];

/** One sale of a file, or why there is none. */
export interface SaleLine {
  /** From 1, as spreadsheets and editors count; of JSON the place in its list. */
  readonly line: number;
  readonly reading: SaleRecord | SaleProblem;
}

/** A sale as a program or a cell tells it, before anything was judged. */
export interface RawSale {
  readonly key: string;
  readonly day: string;
  /** Cents of a real; NaN for what is no amount. */
  readonly value: number;
  readonly cpf?: string | null | undefined;
  readonly items?: readonly SaleItem[] | null | undefined;
}

/** The database counts cents in four bytes. */
const MOST_CENTS = 2_147_483_647;

/** What the database takes for text: JSON can write more. */
const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Judges one sale: its facts in their one form, or the first thing wrong with it. */
export function readSale({ key: text, day, value, cpf: buyer, items }: RawSale): SaleRecord | SaleProblem {
  const reading = readAccessKey(text);
  if ('problem' in reading) return 'key';
  const { key, month } = reading.key;
  if (!isDateText(day)) return 'day';
  if (!day.startsWith(month)) return 'month';
  if (!Number.isInteger(value) || value < 1 || value > MOST_CENTS) return 'value';
  const cpf = buyer ? normalizeCpf(buyer) : null;
  if (cpf !== null && !isCpf(cpf)) return 'cpf';
  if (items?.some(({ code, name }) => !isText(code) || !isText(name))) return 'items';
  return { key, day, value, cpf, items: items ?? null };
}

/** `YYYY-MM-DD` of `DD/MM/YYYY` or of itself, with or without a time behind; anything else comes back unchanged. */
const dayOf = (text: string) => {
  const [, day, month, year] = /^(\d\d)[/.-](\d\d)[/.-](\d{4})(?:\D.*)?$/.exec(text) ?? [];
  return year === undefined ? text.replace(/[T ].*$/, '') : `${year}-${month}-${day}`;
};

/** Cents of reais as people write them: `1.234,56`, `1234.56`, `R$ 12`. */
function centsOf(text: string): number {
  const bare = text.replace(/^R\$/, '').trim();
  const [, whole = '', cents = ''] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(bare) ?? [];
  if (whole !== '' && !/^\d+$/.test(bare)) return Number(whole.replaceAll('.', '') + cents.padEnd(2, '0'));
  const [, reais, rest = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
  return reais === undefined ? Number.NaN : Number(reais + rest.padEnd(2, '0'));
}

type Column = 'key' | 'day' | 'value' | 'cpf' | 'items';

/** What a column may be called, without accents and in lower case. */
const COLUMNS: Readonly<Record<string, Column>> = {
  chave: 'key',
  'chave de acesso': 'key',
  'access key': 'key',
  key: 'key',
  data: 'day',
  dia: 'day',
  'data de emissao': 'day',
  date: 'day',
  day: 'day',
  valor: 'value',
  'valor total': 'value',
  total: 'value',
  value: 'value',
  cpf: 'cpf',
  'cpf do comprador': 'cpf',
  itens: 'items',
  produtos: 'items',
  items: 'items',
  products: 'items',
};

/** In one cell, with `|` between: each `code:name` or the name alone. */
const itemsOf = (cell: string): SaleItem[] =>
  cell
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [, code = '', name = text] = /^(\w{1,60}):(.+)$/.exec(text) ?? [];
      return { code, name: name.trim(), value: null };
    });

/**
 * Reads sales from a table: one a line, with the headings chave, data and valor, and where they are known cpf and itens, in
 * any order, separated by semicolon, tab or comma. Empty lines and a byte order mark are passed over.
 */
export function readSaleTable(text: string): SaleLine[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const first = rows.findIndex((row) => row.trim() !== '');
  const separator = separatorOf(rows[first] ?? '');
  const columns = cellsOf(rows[first] ?? '', separator).map((cell) => COLUMNS[foldHeading(cell)]);
  const place = (column: Column) => columns.indexOf(column);
  if ((['key', 'day', 'value'] as const).some((column) => place(column) < 0))
    return [{ line: Math.max(first, 0) + 1, reading: 'columns' }];
  const lines: SaleLine[] = [];
  for (let index = first + 1; index < rows.length; index += 1) {
    const row = rows[index] ?? '';
    if (row.replaceAll(separator, '').trim() === '') continue;
    const cells = cellsOf(row, separator);
    const cell = (column: Column) => cells[place(column)] ?? '';
    const items = cell('items');
    const raw = {
      key: cell('key'),
      day: dayOf(cell('day')),
      value: centsOf(cell('value')),
      cpf: cell('cpf'),
    };
    lines.push({
      line: index + 1,
      reading: readSale({ ...raw, items: items === '' ? null : itemsOf(items) }),
    });
  }
  return lines;
}
