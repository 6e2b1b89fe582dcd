import { isHoldingWinner, PRIZE_STATES, WINNER_STATES } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Actor } from '../../core/actor.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { AppError } from '../../core/errors.ts';
import type { PersonTables } from '../../engine/person-table.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { anonymise, assertNothingWaits } from '../privacy/index.ts';
import { LETTERS } from '../../core/people/letters.ts';

/** In one run: the next one does what is left. */
const AT_MOST = 500;
/** Nobody signed in: the clock. */
const CLOCK: Actor = { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null };

/** A prize that somebody is still to receive keeps their account, however long it waits. */
const OPEN_PRIZES = PRIZE_STATES.filter((state) => state === 'pending' || state === 'validated');
const OPEN_WINS = WINNER_STATES.filter((state) => isHoldingWinner(state) && state !== 'delivered');

/** Who has not been here since then, neither sent nor got anything, and waits for no prize. */
const isIdle = (before: Date) => Prisma.sql`
  r.anonymised_at IS NULL AND r.created_at < ${before} AND coalesce(r.last_login_at, r.created_at) < ${before}
  AND NOT EXISTS (SELECT FROM votes v WHERE v.voter_id = r.id AND v.voted_at >= ${before})
  AND NOT EXISTS (SELECT FROM invoices i WHERE i.registration_id = r.id AND i.created_at >= ${before})
  AND NOT EXISTS (SELECT FROM tickets k WHERE k.registration_id = r.id AND k.created_at >= ${before})
  AND NOT EXISTS (SELECT FROM winners w WHERE w.registration_id = r.id
    AND (w.changed_at >= ${before} OR w.unit > 0 AND w.state = ANY (${OPEN_WINS}::text[])))
  AND NOT EXISTS (SELECT FROM prizes p WHERE p.registration_id = r.id
    AND (p.changed_at >= ${before} OR p.state = ANY (${OPEN_PRIZES}::text[])))`;

/** How many accounts nobody has used since then. */
export async function idleAccounts({ db }: Infrastructure, before: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM registrations r WHERE ${isIdle(before)}`;
  return Number(row?.count ?? 0);
}

function forgetOne(
  services: Infrastructure,
  id: string,
  before: Date,
  areas: PersonTables,
): Promise<boolean> {
  return services.db.$transaction(async (tx) => {
    // Somebody who came back in between stays.
    const [locked] = await tx.$queryRaw<{ id: string }[]>`
      SELECT r.id FROM registrations r WHERE r.id = ${id}::uuid AND ${isIdle(before)} FOR NO KEY UPDATE`;
    if (locked === undefined) return false;
    const visitor = await tx.registration.findUniqueOrThrow({ where: { id } });
    await anonymise(services, areas, tx, {
      visitor,
      channel: 'clock',
      language: LETTERS,
      ip: '',
      userAgent: '',
    });
    // What somebody has given them in this very moment.
    await assertNothingWaits(tx, id);
    await recordAction(tx, {
      actor: CLOCK,
      at: services.clock.now(),
      resource: 'registrations',
      recordId: id,
      action: 'anonymise',
      summary: id,
    });
    return true;
  });
}

/**
 * Anonymises them one by one, as if they had asked for it; answers how many. One that can't be holds up no other: it is
 * thrown at the end.
 */
export async function forgetIdle(
  services: Infrastructure,
  before: Date,
  areas: PersonTables,
): Promise<number> {
  const idle = await services.db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM registrations r WHERE ${isIdle(before)} ORDER BY r.created_at LIMIT ${AT_MOST}`;
  let forgotten = 0;
  const failures: unknown[] = [];
  for (const { id } of idle) {
    try {
      if (await forgetOne(services, id, before, areas)) forgotten += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PRIZE_WAITS') failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return forgotten;
}
