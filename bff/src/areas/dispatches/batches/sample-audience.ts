import {
  type BodyOf,
  type dispatchList,
  LEFT_OUT,
  type LeftOut,
  type ResponseOf,
  SMALLEST_GROUP,
} from '@fio/contracts';
import { maskEmail, maskName, REGISTRATION_STATES } from '@fio/domain';
import { recordAction } from '../../../core/audit/record-action.ts';
import { holds } from '../../../core/identity/holds.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { RequestContext, StaffContext } from '../../../core/request/RequestContext.ts';
import { type Asked, foundWhere, isReached, isSuppressed, isWanted } from './audience.ts';
import { assertMayWriteTo } from './count-audience.ts';

type Sample = ResponseOf<typeof dispatchList.sample>;
type Language = Sample['languages'][number]['language'];

/** So many of each are shown. */
const SHOWN = 5;
/** So many of each are drawn lots for, of however many: sorting them all by chance would cost seconds. */
const DRAWN = 100;
/** Of more than these the table is sampled, to look at so many: counting has read everybody once already. Fewer an index finds. */
const MANY = { found: 1_000_000, looked: 20_000 };

const READER = 'reader';
type Reason = LeftOut | typeof READER;

/** As registration_facet() of the database numbers it. */
const ACTIVE = REGISTRATION_STATES.indexOf('active');
const states = Prisma.join(
  REGISTRATION_STATES.map((state, place) => Prisma.sql`WHEN ${place}::integer THEN ${state}::text`),
  ' ',
);

/** Everybody the filters find, or of a `part` of the table, with why they are left out and the language they asked for. */
const people = ({ kind, audience }: Asked, now: Date, part = Prisma.empty) => Prisma.sql`
  SELECT r.id, CASE
      WHEN r.facet >> 4 <> ${ACTIVE}::integer THEN CASE r.facet >> 4 ${states} END
      WHEN ${isReached(audience)} THEN 'reached'
      WHEN NOT ${isWanted(kind)} THEN 'withoutConsent'
      WHEN ${isSuppressed} THEN 'suppressed'
      ELSE ${READER}::text END AS reason,
    coalesce(s.language, 'pt') AS language
  FROM registrations r ${part} LEFT JOIN notification_settings s ON s.registration_id = r.id
  ${foundWhere({ kind, audience }, now)}`;

interface Count {
  readonly reason: Reason;
  readonly language: Language;
  readonly people: number;
}

const counted = ({ db }: RequestContext, asked: Asked, now: Date) =>
  db.$queryRaw<Count[]>`
    SELECT reason, language, count(*)::integer AS people FROM (${people(asked, now)}) AS found
    GROUP BY reason, language`;

const sumOf = (counts: readonly Count[]) => counts.reduce((sum, one) => sum + one.people, 0);

/**
 * A few of each, by chance. Of very many whole pages of the table are left out, so that of a reason that is rare among them there
 * may be fewer; of so few that an index finds them nobody is.
 */
export async function drawn(
  { db }: Pick<RequestContext, 'db'>,
  asked: Asked,
  now: Date,
  counts: ReadonlyMap<Reason, readonly Count[]>,
  many = MANY,
) {
  if (counts.size === 0) return [];
  const found = sumOf([...counts.values()].flat());
  const looked = found > many.found ? many.looked / found : 1;
  const part = looked < 1 ? Prisma.sql`TABLESAMPLE SYSTEM (${looked * 100}::real)` : Prisma.empty;
  const rates = counts
    .entries()
    .map(([reason, own]) => [reason, DRAWN / (looked * sumOf(own))] as const)
    .map(([reason, rate]) => Prisma.sql`(${reason}::text, ${Math.min(1, rate)}::float8)`);
  const ids = await db.$queryRaw<{ id: string; reason: Reason }[]>`
    SELECT id, reason FROM (
      SELECT found.id, found.reason, row_number() OVER (PARTITION BY found.reason ORDER BY random()) AS place
      FROM (${people(asked, now, part)}) AS found
      JOIN (VALUES ${Prisma.join([...rates])}) AS rates (reason, rate) ON rates.reason = found.reason
      WHERE random() < rates.rate
    ) AS drawn WHERE place <= ${SHOWN}`;
  const rows = await db.registration.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
  return rows.map(({ id, name, lastName, email, city, state: uf }) => ({
    reason: ids.find((one) => one.id === id)?.reason,
    person: { name: maskName(`${name} ${lastName}`), email: maskEmail(email), city, uf },
  }));
}

/**
 * A few of whom a dispatch would reach and leave out now, nobody by their name; the audit tells who looked. Filters that leave fewer
 * than five say who that is: they are counted, and shown to who may list the people.
 */
export async function sampleAudience(
  context: StaffContext,
  asked: BodyOf<typeof dispatchList.sample>,
): Promise<Sample> {
  assertMayWriteTo(context, asked.audience);
  const now = context.clock.now();
  const counts = await counted(context, asked, now);
  const byReason = Map.groupBy(counts, ({ reason }) => reason);
  const least = holds(context, 'registrations:list') ? 1 : SMALLEST_GROUP;
  const told = new Map(byReason.entries().filter(([, own]) => sumOf(own) >= least));
  const shown = await drawn(context, asked, now, told);
  const some = (reason: Reason) => shown.filter((one) => one.reason === reason).map(({ person }) => person);
  const readers = byReason.get(READER) ?? [];
  await context.transaction((tx) =>
    recordAction(tx, {
      actor: context.actor,
      at: now,
      resource: 'dispatches',
      recordId: null,
      action: 'sample',
      summary: String(sumOf(readers)),
      after: asked,
    }),
  );
  return {
    readers: some(READER),
    languages: readers.map(({ language, people: many }) => ({ language, people: many })),
    leftOut: LEFT_OUT.flatMap((reason) => {
      const own = byReason.get(reason);
      return own === undefined ? [] : [{ reason, people: sumOf(own), some: some(reason) }];
    }),
  };
}
