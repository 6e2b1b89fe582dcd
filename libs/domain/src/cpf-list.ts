import { isCpf, normalizeCpf } from './cpf.ts';
import type { CpfBlockReason } from './cpf-block.ts';
import { cellsOf, foldHeading, separatorOf } from './csv-cells.ts';

/** One line of a list of CPFs that could be read. */
export interface CpfLine {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  /** Eleven digits. */
  readonly cpf: string;
  /** null where the file says none, or one that isn't known. */
  readonly reason: CpfBlockReason | null;
  readonly note: string;
}

/** A line that blocks nobody, and why. */
export interface CpfLineProblem {
  readonly line: number;
  readonly problem: 'cpf' | 'repeated' | 'reason';
}

/** A list of CPFs as it was read. */
export interface CpfList {
  readonly lines: readonly CpfLine[];
  readonly problems: readonly CpfLineProblem[];
}

/** The words a list may give as reasons, without accents and in lower case, beside the codes themselves. */
const REASON_WORDS: Readonly<Record<string, CpfBlockReason>> = {
  funcionario: 'employee',
  funcionaria: 'employee',
  colaborador: 'employee',
  colaboradora: 'employee',
  empregado: 'employee',
  agencia: 'agency',
  fornecedor: 'agency',
  familiar: 'family',
  parente: 'family',
  fraude: 'fraud',
  judicial: 'court',
  'ordem judicial': 'court',
  employee: 'employee',
  agency: 'agency',
  family: 'family',
  fraud: 'fraud',
  court: 'court',
};

/** Spreadsheets drop the leading zeros of what they take for numbers; such a number is no CPF of its own. */
const completed = (cell: string) => (/^\d{8,10}$/.test(cell) ? cell.padStart(11, '0') : cell);

/**
 * Reads a list of CPFs: one a line, with the reason and a note in the columns after it, separated by semicolon, tab or
 * comma; a heading, empty lines and a byte order mark are passed over. The first of repeated CPFs counts.
 */
export function readCpfList(text: string): CpfList {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separator = separatorOf(rows.find((row) => /[;\t,]/.test(row)) ?? '');
  const lines: CpfLine[] = [];
  const problems: CpfLineProblem[] = [];
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const line = index + 1;
    const [first = '', reasonText = '', note = ''] = cellsOf(row, separator);
    if (row.replaceAll(separator, '').trim() === '') return;
    if (seen.size === 0 && problems.length === 0 && foldHeading(first) === 'cpf') return;
    const cell = completed(first);
    if (!isCpf(cell)) return void problems.push({ line, problem: 'cpf' });
    const cpf = normalizeCpf(cell);
    if (seen.has(cpf)) return void problems.push({ line, problem: 'repeated' });
    const reason = reasonText === '' ? null : (REASON_WORDS[foldHeading(reasonText)] ?? undefined);
    if (reason === undefined) return void problems.push({ line, problem: 'reason' });
    seen.add(cpf);
    lines.push({ line, cpf, reason, note });
  });
  return { lines, problems };
}
