import { readFileSync } from 'node:fs';
import { earnByInvitation, givesForInvitations } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import { grantAll } from '../grant-numbers.ts';
import type { RunningDraw } from '../running-draw.ts';
import type { TicketServices } from '../ticket-services.ts';
import { lockBalances } from './lock-balance.ts';

/** An invitation that led to a confirmed person. */
export interface ConfirmedInvitation {
  readonly inviterId: string;
  readonly invitedId: string;
}

interface Counted {
  /** Gives the numbers, as far as there are any; call it last, for from here to the commit others wait for the draw's. */
  readonly grant: () => Promise<void>;
}

type Services = Pick<Infrastructure, 'clock'> & TicketServices;
type Draw = Pick<RunningDraw, 'id' | 'earning'>;

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const GIVEN = sql('./given-by-invitations.sql');
const KEEP = sql('./keep-invitation-earnings.sql');

/** How many numbers each brings, one after the other, after those that their inviters have got by others in this draw. */
async function numbersOf(run: Ask, { id, earning }: Draw, invitations: readonly ConfirmedInvitation[]) {
  const people = [...new Set(invitations.map(({ inviterId }) => inviterId))];
  const rows = await run<{ inviterId: string; numbers: number }>('given-by-invitations', GIVEN, [id, people]);
  const given = new Map(rows.map(({ inviterId, numbers }) => [inviterId, numbers]));
  return invitations.map(({ inviterId }) => {
    const before = given.get(inviterId) ?? 0;
    const earned = earnByInvitation(earning, before);
    given.set(inviterId, before + earned.numbers);
    return earned;
  });
}

type Giving = ConfirmedInvitation & { readonly numbers: number };

/** Their numbers, each invitation's in its place. */
async function grantEach(services: Services, run: Ask, { id }: Draw, giving: readonly Giving[]) {
  if (giving.length === 0) return [];
  const grants = giving.map(({ inviterId, numbers }) => ({
    registrationId: inviterId,
    invoiceId: null,
    origin: 'invitation' as const,
    count: numbers,
  }));
  return grantAll(services, run, id, grants);
}

/**
 * Counts invitations that have just been confirmed for the draw that ran then, by its rule. As with receipts, the inviters' balances
 * are locked first and the draw's numbers last: of two invitations of one person the second is counted after the first. What a
 * draw hasn't left is forgone: nobody's confirmation fails by it. Each is counted once, or the whole transaction fails.
 */
export async function countInvitations(
  services: Services,
  run: Ask,
  draw: Draw,
  invitations: readonly ConfirmedInvitation[],
): Promise<Counted> {
  if (invitations.length === 0 || !givesForInvitations(draw.earning)) return { grant: async () => undefined };
  const people = [...new Set(invitations.map(({ inviterId }) => inviterId))];
  await lockBalances(run, draw.id, people);
  const earned = await numbersOf(run, draw, invitations);
  const grant = async () => {
    let left = await services.luckyNumbers.left(run, draw.id);
    const counted = invitations.map((invitation, place) => {
      const { numbers: wanted = 0, forgone = 0 } = earned[place] ?? {};
      const numbers = Math.min(wanted, left);
      left -= numbers;
      return { ...invitation, numbers, forgone: forgone + wanted - numbers };
    });
    const giving = counted.filter(({ numbers }) => numbers > 0);
    const granted = await grantEach(services, run, draw, giving);
    const firsts = new Map(giving.map(({ invitedId }, place) => [invitedId, granted[place]?.[0]?.counter]));
    const rows = counted.map((one) => ({ ...one, firstCounter: firsts.get(one.invitedId) ?? null }));
    await run('keep-invitation-earnings', KEEP, [draw.id, JSON.stringify(rows), services.clock.now()]);
  };
  return { grant };
}
