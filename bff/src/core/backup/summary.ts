import type { Manifest } from './manifest.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const count = new Intl.NumberFormat('en');
const size = (bytes: number) => `${count.format(Math.ceil(bytes / 1024))} KiB`;

/** What a backup holds, in a few lines for a terminal. */
export function summaryOf({ madeAt, version, database, files, keys }: Manifest): string {
  const { tables, migrations, server } = database;
  const rows = sum(tables.map((table) => table.rows));
  const bytes = sum(tables.flatMap(({ pieces }) => pieces.map((piece) => piece.size)));
  const needed = keys.filter(({ isRetired }) => !isRetired).map(({ name, id }) => `${name} ${id}`);
  return [
    `  made      ${madeAt}, by release ${version}`,
    `  database  ${tables.length} tables, ${count.format(rows)} rows, ${size(bytes)}; PostgreSQL ${server}, up to ${migrations.at(-1)?.name ?? 'no migration'}`,
    `  files     ${count.format(files.count)}, ${size(files.bytes)}`,
    ...files.lost.map((key) => `  lost      ${key}: a row names it, and no storage has it`),
    `  keys      ${needed.join(', ')}: not in here, keep them elsewhere`,
  ].join('\n');
}
