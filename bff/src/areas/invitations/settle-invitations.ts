import { readFileSync } from 'node:fs';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import {
  type ConfirmedInvitation,
  countInvitations,
  type RunningDraw,
  runningDraws,
  type TicketServices,
} from '../tickets/index.ts';

interface Confirmed extends ConfirmedInvitation {
  readonly id: string;
  readonly confirmedAt: Date;
  /** Neither of the two is barred or gone, and the inviter's address is confirmed too. */
  readonly mayCount: boolean;
}

type Services = Pick<Infrastructure, 'clock' | 'db'> & TicketServices;

/** Of one transaction: it holds the numbers of a draw while it gives theirs. */
const MOST = 100;
const TAKE = readFileSync(new URL('./take-confirmed.sql', import.meta.url), 'utf8');

/** Those that count, by the draw that ran when they were confirmed; the draws in one order, so that two never wait in a circle. */
async function byDraw(run: Ask, invitations: readonly Confirmed[]) {
  const draws = await runningDraws(
    run,
    invitations.map(({ confirmedAt }) => confirmedAt),
  );
  const found = new Map<string, { draw: RunningDraw; invitations: Confirmed[] }>();
  for (const [place, invitation] of invitations.entries()) {
    const draw = draws[place] ?? null;
    if (draw === null || !invitation.mayCount) continue;
    const known = found.get(draw.id) ?? { draw, invitations: [] };
    known.invitations.push(invitation);
    found.set(draw.id, known);
  }
  return [...found.values()].toSorted((one, other) => (one.draw.id < other.draw.id ? -1 : 1));
}

/** Settles some in the caller's transaction; answers how many there were. */
async function settleSome(services: Services, tx: Transaction): Promise<number> {
  const run = runIn(tx);
  const taken = await run<Confirmed>('take-confirmed', TAKE, [MOST]);
  if (taken.length === 0) return 0;
  const ids = taken.map(({ id }) => id);
  await tx.invitation.updateMany({ where: { id: { in: ids } }, data: { settledAt: services.clock.now() } });
  const counted = [];
  for (const { draw, invitations } of await byDraw(run, taken))
    counted.push(await countInvitations(services, run, draw, invitations));
  for (const { grant } of counted) await grant();
  return taken.length;
}

/**
 * Gives what confirmed invitations give by the rule of the draw that ran when they were: each once, with its numbers or not at
 * all. Any number of workers may do so at once, and be killed at any moment: what isn't settled is found again. Where no draw ran,
 * its rule gives nothing, or one of the two may not take part at that moment, it is settled with nothing, for good.
 */
export async function settleInvitations(services: Services): Promise<void> {
  for (;;) {
    const settled = await services.db.$transaction((tx) => settleSome(services, tx));
    if (settled < MOST) return;
  }
}
