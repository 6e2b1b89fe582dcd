import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { CpfVault } from '../identity/CpfVault.ts';
import { type Export, headingsOf, selectOf, type ExportSpec } from './export.ts';
import { inline } from './inline.ts';
import { unseal } from './sealed.ts';

const quoted = (heading: string) => `"${heading.replaceAll('"', '""')}"`;

/** Lines end with it; within a quoted cell it only makes the count a guess. */
const LINE_END = 10;

async function* counted(
  chunks: AsyncIterable<Buffer>,
  reportProgress: (rows: number) => void,
): AsyncGenerator<Buffer> {
  let rows = 0;
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
    reportProgress(rows);
    yield chunk;
  }
}

/**
 * An export as CSV, in pieces as they come from one COPY: `;`, UTF-8 with BOM (both for the spreadsheets of Brazil).
 * `tell` hears about how many rows there were so far, and at the end how many there are.
 */
export async function* csvOf(
  client: PoolClient,
  { exported, spec, vault }: { exported: Export; spec: ExportSpec; vault: CpfVault },
  reportProgress: (rows: number) => void,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${headingsOf(exported, spec).map(quoted).join(';')}\n`);
  const select = inline(selectOf(exported, spec));
  const copy = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT csv, DELIMITER ';')`));
  // The connection is free a moment after the last row came.
  const free = once(client, 'drain');
  // A copy that fails says so itself.
  free.catch(() => undefined);
  const rows = counted(copy, reportProgress);
  const { unsealed } = exported;
  yield* unsealed ? unseal(rows, (cell) => unsealed(cell, vault)) : rows;
  await free;
  reportProgress(copy.rowCount);
}
