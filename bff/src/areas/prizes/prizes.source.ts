import type { adminPrizes, invalidPrizes } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import type { Finding } from '../../core/crud/large.ts';
import { isUuid, midnight, uuid } from '../../core/crud/source.ts';
import { ofPeople } from '../../core/people/of-people.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Withdrawn slots are offered no more and counted nowhere. */
const from = Prisma.sql`
  (SELECT * FROM prizes WHERE withdrawn_at IS NULL) p
  JOIN prize_kinds k ON k.id = p.kind_id
  LEFT JOIN prize_schedules s ON s.id = p.schedule_id
  LEFT JOIN registrations r ON r.id = p.registration_id`;

/** Whether a slot's moment or participation has come: what lies ahead is told to nobody. */
const isDue = Prisma.sql`coalesce(p.opens_at <= now(), p.nth <= s.participations, p.origin = 'manual')`;
/** prizeStateOf, in SQL. */
export const prizeStateSql = Prisma.sql`
  (CASE WHEN p.state = 'default' AND ${isDue} THEN 'available' ELSE p.state END)`;
export const dueMomentSql = Prisma.sql`(CASE WHEN ${isDue} THEN p.opens_at END)`;
export const dueParticipationSql = Prisma.sql`(CASE WHEN ${isDue} THEN p.nth END)`;

const search = Prisma.sql`fold_text(concat_ws(' ', p.id::text, k.title, r.name, r.last_name, r.email))`;
/** A prize's own id, else whose they are. */
function findPrizes(text: string): Finding[] {
  const typed = text.trim();
  const owner = Prisma.sql`p.registration_id`;
  const own = isUuid(typed) ? [{ where: Prisma.sql`p.id = ${uuid(typed)}`, order: Prisma.sql`p.id` }] : [];
  return [...own, ofPeople(typed, owner, owner)];
}
const ofKind = (id: string) => Prisma.sql`p.kind_id = ${uuid(id)}`;
const value = Prisma.sql`k.value_cents`;

/** Where the list of prizes and its export come from. */
export const prizeSource: SourceOf<typeof adminPrizes> = {
  from,
  search,
  find: findPrizes,
  id: Prisma.sql`p.id`,
  filters: {
    state: (state) => Prisma.sql`${prizeStateSql} = ${state}`,
    kindId: ofKind,
    scheduleId: (id) => Prisma.sql`p.schedule_id = ${uuid(id)}`,
    origin: (origin) => Prisma.sql`p.origin = ${origin}`,
    registrationId: (id) => Prisma.sql`p.registration_id = ${uuid(id)}`,
    from: (day) => Prisma.sql`p.claimed_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`p.claimed_at < ${midnight(day, 1)}`,
  },
  sorts: { claimedAt: Prisma.sql`p.claimed_at`, opensAt: dueMomentSql, value },
  defaultSort: '-claimedAt',
};

/** A refused win's last step is its refusal. */
const refusedAt = Prisma.sql`p.changed_at`;

/** The same for refused wins alone. */
export const invalidPrizeSource: SourceOf<typeof invalidPrizes> = {
  search,
  from: Prisma.sql`
    (SELECT * FROM prizes WHERE state = 'invalid') p
    JOIN prize_kinds k ON k.id = p.kind_id
    JOIN registrations r ON r.id = p.registration_id`,
  id: Prisma.sql`p.id`,
  filters: {
    reason: (reason) => Prisma.sql`p.reason = ${reason}`,
    kindId: ofKind,
    from: (day) => Prisma.sql`${refusedAt} >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`${refusedAt} < ${midnight(day, 1)}`,
  },
  sorts: { invalidatedAt: refusedAt, claimedAt: Prisma.sql`p.claimed_at`, value },
  defaultSort: '-invalidatedAt',
};
