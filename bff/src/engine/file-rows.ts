import type { Infrastructure } from '../core/infrastructure.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Files of one transaction. */
const BATCH = 100;

/** Rows with a private file each, named by `file_key`. */
export interface FileRows {
  readonly table: Prisma.Sql;
  /** Which of them; `before` is where the period begins. */
  readonly where: (before: Date) => Prisma.Sql;
}

export async function countFileRows(
  { db }: Pick<Infrastructure, 'db'>,
  { table, where }: FileRows,
  before: Date,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM ${table} WHERE ${where(before)}`;
  return row?.count ?? 0;
}

/** The files before the commit: of whatever ends in between the rows are left, and the next night finds them. */
const removeSome = (
  { db, storage }: Pick<Infrastructure, 'db' | 'storage'>,
  { table, where }: FileRows,
  before: Date,
): Promise<number> =>
  db.$transaction(async (tx) => {
    const gone = await tx.$queryRaw<{ key: string }[]>`
      DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${where(before)} LIMIT ${BATCH})
      RETURNING file_key AS key`;
    for (const { key } of gone) await storage.privateFiles.remove(key);
    return gone.length;
  });

/** Takes them out with their files; answers how many. */
export async function removeFileRows(
  services: Pick<Infrastructure, 'db' | 'storage'>,
  rows: FileRows,
  before: Date,
): Promise<number> {
  let all = 0;
  for (let some = BATCH; some === BATCH; all += some) some = await removeSome(services, rows, before);
  return all;
}
