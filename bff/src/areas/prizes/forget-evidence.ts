import { PRIZE_STATES } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Rule } from '../../engine/retention-rule.ts';

/** Files of one transaction. */
const BATCH = 100;
/** What somebody is still to receive keeps what it was decided by, however long that takes. */
const OVER = PRIZE_STATES.filter((state) => state === 'delivered' || state === 'invalid');

/** Prizes that nobody has touched since. */
const overBefore = (before: Date) => sql`
  SELECT p.id FROM prizes p WHERE p.state = ANY (${OVER}::text[]) AND p.changed_at < ${before}`;

async function countOld({ db }: Infrastructure, before: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(sql`
    SELECT ((SELECT count(*) FROM prize_documents WHERE prize_id IN (${overBefore(before)}))
      + (SELECT count(*) FROM prize_addresses WHERE prize_id IN (${overBefore(before)})))::integer AS count`);
  return row?.count ?? 0;
}

/** The files before the commit: of whatever ends in between the rows are left, and the next night finds them. */
const removeSome = ({ db, storage }: Infrastructure, before: Date) =>
  db.$transaction(async (tx) => {
    const gone = await tx.$queryRaw<{ key: string }[]>(sql`
      DELETE FROM prize_documents WHERE id IN (
        SELECT id FROM prize_documents WHERE prize_id IN (${overBefore(before)}) LIMIT ${BATCH})
      RETURNING file_key AS key`);
    for (const { key } of gone) await storage.privateFiles.remove(key);
    return gone.length;
  });

async function forget(services: Infrastructure, before: Date): Promise<number> {
  let all = 0;
  for (let some = BATCH; some === BATCH; all += some) some = await removeSome(services, before);
  const addresses = sql`DELETE FROM prize_addresses WHERE prize_id IN (${overBefore(before)})`;
  return all + (await services.db.$executeRaw(addresses));
}

/** Identity cards and addresses of winners, once the accounts of the promotion demand them no more. */
export const evidenceRule: Rule = {
  name: 'prizeEvidence',
  days: ({ accounts }) => accounts,
  count: countOld,
  remove: forget,
};
