import { setImmediate as others } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { CpfVault } from '../identity/CpfVault.ts';
import { columnsOf, type Export, headingsOf, selectOf, type ExportSpec } from './export.ts';
import type { ColumnKind } from './columns.ts';
import { inline } from './inline.ts';
import { sealedCell } from './sealed.ts';

/** Rows asked of the cursor at once, and written without a pause: some hundredths of a second. */
const BATCH = 500;
/** What a cell may hold; a longer text makes the file one that has to be repaired. */
const CELL_LIMIT = 32_767;
/** From here on an archive might pass the 4 GiB of its old format. */
const MANY = 1_000_000;

type Cell = string | number | null;
type Raw = Cell | Buffer;

const FORMATS: Readonly<Record<ColumnKind, string | undefined>> = {
  text: '@',
  sealed: '@',
  number: undefined,
  money: '"R$" #,##0.00',
  day: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm:ss',
};

interface Attention {
  /** Hears how many rows there were so far. */
  readonly reportProgress: (rows: number) => void;
  readonly signal: AbortSignal;
}

async function* cells(
  client: PoolClient,
  statement: string,
  read: (bytes: Buffer) => string,
  { reportProgress, signal }: Attention,
): AsyncGenerator<Cell[]> {
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${statement}`);
  const cellOf = (raw: Raw) => {
    const value = Buffer.isBuffer(raw) ? read(raw) : raw;
    return typeof value === 'string' && value.length > CELL_LIMIT ? value.slice(0, CELL_LIMIT) : value;
  };
  for (let done = 0, more = true; more;) {
    const { rows } = await client.query<Raw[]>({ text: `FETCH ${BATCH} FROM exported`, rowMode: 'array' });
    for (const row of rows) yield row.map(cellOf);
    done += rows.length;
    reportProgress(done);
    // Rows follow each other without a pause of their own: what else the process has to do would wait for all of them.
    await others();
    signal.throwIfAborted();
    more = rows.length === BATCH;
  }
}

/**
 * An export as a workbook, in pieces as its rows come from a cursor; after 1,048,576 rows, all that a sheet may have, it
 * goes on in another one. A text is a text, whatever it begins with: no cell is a formula.
 */
export async function workbookOf(
  client: PoolClient,
  {
    exported,
    spec,
    vault,
    total,
    sheetRows,
  }: { exported: Export; spec: ExportSpec; vault: CpfVault; total: number; sheetRows?: number | undefined },
  attention: Attention,
): Promise<AsyncIterable<Uint8Array>> {
  // Loaded where it is used: most processes never write one.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const headings = headingsOf(exported, spec);
  const { unsealed } = exported;
  const read = (raw: Buffer) => unsealed?.(sealedCell(raw), vault) ?? '';
  const stream: AsyncIterable<Uint8Array> = writeXlsxStream(
    cells(client, inline(selectOf(exported, spec)), read, attention),
    {
      name: exported.words[spec.language].file.slice(0, 28),
      columns: columnsOf(exported, spec.columns).map(([, { kind }], index) => {
        const numFmt = FORMATS[kind];
        return { header: headings[index] ?? '', width: kind === 'text' ? 24 : 18, ...(numFmt && { numFmt }) };
      }),
      freezePane: { rows: 1 },
      zip64: total > MANY,
      ...(sheetRows !== undefined && { maxRowsPerSheet: sheetRows }),
    },
  );
  return stream;
}
