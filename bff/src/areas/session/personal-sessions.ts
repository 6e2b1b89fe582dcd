import { sql } from '../../core/database/sql.ts';
import { clearLockout } from '../../core/identity/lockout.ts';
import { sessionId } from '../../core/identity/session-id.ts';
import { revokeSessionsOf } from '../../core/identity/session-writes.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { kept, WHY } from '../../core/people/fate.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { type Erasure, goneRows, keptRows, type Leaver } from '../../engine/person-table.ts';
import type { Session } from '../../generated/prisma/client.ts';
import { sessionDataEn } from './session.en.ts';
import { sessionDataPt } from './session.pt.ts';
import { sessionStory } from './session-story.ts';

/** Every way in ends; what is counted against them by name is forgotten. */
async function endAccess({ tx, now }: Erasure, { id, cpf, addresses }: Leaver): Promise<void> {
  await clearLockout(tx, 'user', [...addresses, cpf]);
  await revokeSessionsOf(tx, { strategy: 'user', subjectId: id }, now);
}

/**
 * Keys whose scope begins so, before a method or an id, along their primary key: those of a day are millions, and most are
 * visitors'. A LIKE would find them there in one collation alone; in all of them these stand between the two.
 */
const scopedBy = (beginning: string) => sql`scope > ${beginning} AND scope < ${`${beginning}zzzz`}`;

export const sessionTables = [
  keptRows<Session>('sessions', {
    whose: ({ id }) => sql`subject_id = ${id}::uuid`,
    inPackage: 'sessions',
    first: endAccess,
    columns: {
      ...kept(WHY.access, 'tokenHash', 'strategy', 'subjectId', 'bindingHash', 'enteredById', 'ip'),
      ...kept(WHY.access, 'userAgent', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt', 'provedAt'),
    },
  }),
  goneRows('known_devices', {
    whose: ({ id }) => sql`subject_id = ${id}::uuid`,
    inPackage: { leftOut: 'a mark that says nothing of its browser' },
  }),
  goneRows('link_tokens', {
    whose: ({ id }) => sql`strategy = 'user' AND subject_id = ${id}::uuid`,
    inPackage: { leftOut: 'a way in, gone within a week' },
  }),
  // The answers that are kept for repetitions hold what they said of themselves, and what staff were told of them.
  goneRows('idempotency_keys', {
    whose: ({ id }) => sql`(${scopedBy(`user:${id}`)} AND scope LIKE ${`user:${id} %`}
      OR ${scopedBy('admin:')} AND scope LIKE 'admin:%' AND response::text LIKE ${`%${id}%`})`,
    inPackage: { leftOut: 'an answer given before, gone within a day' },
  }),
];

async function sessionsData({ db }: Infrastructure, { id: subjectId }: Asking) {
  const where = { strategy: 'user', subjectId };
  const rows = await db.session.findMany({ where, orderBy: { createdAt: 'asc' } });
  return rows.map(({ tokenHash, ip, userAgent, enteredById, createdAt, lastSeenAt, revokedAt }) => ({
    id: sessionId(tokenHash),
    ip,
    userAgent,
    byStaff: enteredById !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endedAt: revokedAt?.toISOString() ?? null,
  }));
}

export const sessionPart = packagePart({
  name: 'sessions',
  story: sessionStory,
  read: sessionsData,
  words: { pt: sessionDataPt, en: sessionDataEn },
  rows: (sessions, words, { when }) =>
    sessions.map(({ createdAt, lastSeenAt, ip, userAgent, byStaff }) => [
      when(createdAt),
      when(lastSeenAt),
      `${ip}\n${byStaff ? words.byStaff : userAgent}`,
    ]),
});
