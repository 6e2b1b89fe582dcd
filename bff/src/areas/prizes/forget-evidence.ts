import { PRIZE_STATES } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { countFileRows, type FileRows, removeFileRows } from '../../engine/file-rows.ts';
import type { Rule } from '../../engine/retention-rule.ts';

/** What somebody is still to receive keeps what it was decided by, however long that takes. */
const OVER = PRIZE_STATES.filter((state) => state === 'delivered' || state === 'invalid');

/** Of a prize that nobody has touched since. */
const ofOver = (before: Date) => sql`prize_id IN (
  SELECT p.id FROM prizes p WHERE p.state = ANY (${OVER}::text[]) AND p.changed_at < ${before})`;
const documents: FileRows = { table: sql`prize_documents`, where: ofOver };

async function countOld(services: Infrastructure, before: Date): Promise<number> {
  const [row] = await services.db.$queryRaw<{ count: number }[]>(
    sql`SELECT count(*)::integer AS count FROM prize_addresses WHERE ${ofOver(before)}`,
  );
  return (await countFileRows(services, documents, before)) + (row?.count ?? 0);
}

async function forget(services: Infrastructure, before: Date): Promise<number> {
  const files = await removeFileRows(services, documents, before);
  return files + (await services.db.$executeRaw(sql`DELETE FROM prize_addresses WHERE ${ofOver(before)}`));
}

/** Identity cards and addresses of winners, once the accounts of the promotion demand them no more. */
export const evidenceRule: Rule = {
  name: 'prizeEvidence',
  days: ({ accounts }) => accounts,
  count: countOld,
  remove: forget,
};
