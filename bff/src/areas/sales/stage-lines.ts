import { readFileSync } from 'node:fs';
import { isFutureDate, type SaleLine } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { CpfVault } from '../../core/identity/CpfVault.ts';

const JUDGE = readFileSync(new URL('./judge-lines.sql', import.meta.url), 'utf8');
/** Lines of one statement. */
const AT_ONCE = 5_000;

interface Staging {
  readonly importId: string;
  /** The file's place in the import. */
  readonly file: number;
  /** In São Paulo: nothing is sold later. */
  readonly today: string;
  readonly vault: CpfVault;
}

/** A line's columns, as texts. */
function columnsOf({ line, reading }: SaleLine, { today, vault }: Staging) {
  const read =
    typeof reading !== 'string' && isFutureDate(reading.day, today) ? ({ problem: 'day' } as const) : null;
  const problem = typeof reading === 'string' ? reading : read?.problem;
  if (problem !== undefined || typeof reading === 'string')
    return { line, problem, key: null, day: null, value: null, items: null, hash: null, hashKey: null };
  const { key, day, value, items, cpf } = reading;
  const buyer = cpf === null ? null : vault.lookup(cpf);
  return {
    ...{ line, problem: null, key, day, value },
    items: items && JSON.stringify(items),
    hash: buyer?.cpfHash.toString('hex') ?? null,
    hashKey: buyer?.cpfHashKey ?? null,
  };
}

/** Keeps the lines of a file until they are recorded. */
export async function stageLines(
  tx: Transaction,
  lines: readonly SaleLine[],
  staging: Staging,
): Promise<void> {
  const { importId, file } = staging;
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const rows = lines.slice(from, from + AT_ONCE).map((line) => columnsOf(line, staging));
    const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
    await tx.$executeRaw`
      INSERT INTO sale_import_lines
        (import_id, file, line, verdict, problems, access_key, sold_on, value_cents, items, buyer_hash, buyer_hash_key)
      SELECT ${importId}::uuid, ${file}::smallint, line,
        CASE WHEN problem IS NULL THEN 'valid' ELSE 'invalid' END, array_remove(ARRAY[problem], NULL),
        key, day::date, value, items::jsonb, decode(hash, 'hex'), hash_key
      FROM unnest(${column('line')}::integer[], ${column('problem')}::text[], ${column('key')}::text[],
        ${column('day')}::text[], ${column('value')}::integer[], ${column('items')}::text[],
        ${column('hash')}::text[], ${column('hashKey')}::smallint[])
        AS t(line, problem, key, day, value, items, hash, hash_key)`;
  }
}

/** Says of each line that could be a sale whether it is one, as things stand now. */
export const judgeLines = (tx: Transaction, importId: string): Promise<number> =>
  tx.$executeRawUnsafe(JUDGE, importId);
