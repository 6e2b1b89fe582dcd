import { MARK_LENGTH, MARKS_PER_ENTRY, readEntry, type AuditHead } from '@fio/domain';
import type { Infrastructure } from '../infrastructure.ts';
import type { Transaction } from '../database/prisma.ts';
import { appendEntry } from './append-entry.ts';

/** The quotes within a text are escaped, so no text passes for an entry of this kind. */
const OF_KIND = '%"type":"audit_head"%';

const headOf = (entry: string): AuditHead[] => {
  const said = readEntry(entry);
  return said?.type === 'audit_head' ? [said] : [];
};

/** The audit's heads that the log tells, in its order. */
export async function auditHeads(db: Pick<Transaction, '$queryRaw'>): Promise<AuditHead[]> {
  const rows = await db.$queryRaw<{ entry: string }[]>`
    SELECT entry FROM transparency_entries WHERE entry LIKE ${OF_KIND} ORDER BY index`;
  return rows.flatMap(({ entry }) => headOf(entry));
}

async function newestHead(db: Transaction): Promise<AuditHead | null> {
  const rows = await db.$queryRaw<{ entry: string }[]>`
    SELECT entry FROM transparency_entries WHERE entry LIKE ${OF_KIND} ORDER BY index DESC LIMIT 1`;
  return rows.flatMap(({ entry }) => headOf(entry))[0] ?? null;
}

interface Marks {
  readonly count: number;
  readonly every: number;
  readonly marks: string;
}

async function marksBetween(db: Transaction, after: bigint, last: bigint): Promise<Marks> {
  const count = await db.action.count({ where: { id: { gt: after, lte: last } } });
  const every = Math.max(1, Math.ceil(count / MARKS_PER_ENTRY));
  const rows = await db.$queryRaw<{ mark: string }[]>`
    SELECT left(hash, ${MARK_LENGTH}::int) AS mark FROM (
      SELECT id, hash, row_number() OVER (ORDER BY id) AS place FROM actions WHERE id > ${after} AND id <= ${last}
    ) AS row WHERE place % ${every}::int = 0 OR id = ${last} ORDER BY id`;
  return { count, every, marks: rows.map(({ mark }) => mark).join('') };
}

/**
 * Tells the log how the audit stands, with marks of the rows since it last did; nothing where none came. Rows come one after
 * the other, each committed before the next, so those up to the newest one that is seen are all there.
 */
export async function logAuditHead({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const [before, newest] = await Promise.all([
    newestHead(db),
    db.action.findFirst({ orderBy: { id: 'desc' }, select: { id: true, hash: true } }),
  ]);
  const after = BigInt(before?.action ?? 0);
  if (newest === null || newest.id <= after) return;
  const { id, hash } = newest;
  const marks = await marksBetween(db, after, id);
  const head: AuditHead = { after: String(after), action: String(id), hash, ...marks };
  await db.$transaction((tx) => appendEntry(tx, { type: 'audit_head', ...head }, clock.now()));
}
