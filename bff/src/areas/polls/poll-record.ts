import type { POLL_TYPES, pollDetail, pollRow, STAMPS } from '@fio/contracts';
import { type PollState, pollStateAt } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** As many suggestions as a page names that became one theory. */
const SUGGESTIONS = 10;

const include = {
  show: { select: { id: true, title: true, slug: true } },
  options: { orderBy: { position: 'asc' } },
  suggestions: { select: { id: true, text: true }, orderBy: { id: 'asc' }, take: SUGGESTIONS },
} satisfies Prisma.PollInclude;
type Stored = Prisma.PollGetPayload<{ include: typeof include }>;

/** A theory with its options in order and what each has. */
export interface PollRecord extends Stored {
  readonly tallies: ReadonlyMap<string, number>;
  /** Suspicious votes nobody has decided on. */
  readonly waiting: number;
}

/** As the voting keeps them: exact, in the commit of each vote. */
async function talliesOf(tx: Transaction, pollIds: string[]): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ id: string; votes: number }[]>`
    SELECT option_id AS id, sum(votes)::integer AS votes FROM vote_tallies
    WHERE poll_id = ANY (${pollIds}::uuid[]) GROUP BY option_id`;
  return new Map(rows.map(({ id, votes }) => [id, votes]));
}

async function waitingOf(tx: Transaction, pollIds: string[]): Promise<Map<string, number>> {
  const where = { pollId: { in: pollIds }, decision: null };
  const rows = await tx.suspiciousVote.groupBy({ by: ['pollId'], where, _count: { _all: true } });
  return new Map(rows.map(({ pollId, _count }) => [pollId, _count._all]));
}

export async function loadPolls(tx: Transaction, ids: string[]): Promise<PollRecord[]> {
  const polls = await tx.poll.findMany({ where: { id: { in: ids } }, include });
  const tallies = await talliesOf(tx, ids);
  const waiting = await waitingOf(tx, ids);
  return polls.map((poll) => ({ ...poll, tallies, waiting: waiting.get(poll.id) ?? 0 }));
}

/** Type, state and stamp are held by check constraints. */
export const typeOf = ({ type }: { type: string }) => type as (typeof POLL_TYPES)[number];
export const stampOf = ({ stamp }: { stamp: string | null }) => stamp as (typeof STAMPS)[number] | null;

/** The state in force at `now`. */
export const stateOf = (poll: Pick<Stored, 'state' | 'opensAt' | 'closesAt'>, now: Date): PollState =>
  pollStateAt({ ...poll, state: poll.state as PollState }, now);

const iso = (at: Date | null) => at?.toISOString() ?? null;
const votesOf = (poll: PollRecord) =>
  poll.options.reduce((sum, { id }) => sum + (poll.tallies.get(id) ?? 0), 0);

export function pollRowOf(poll: PollRecord, now: Date): z.input<typeof pollRow> {
  const { id, slug, title, show, featured, version } = poll;
  return {
    id,
    slug,
    title,
    show,
    featured,
    version,
    type: typeOf(poll),
    state: stateOf(poll, now),
    opensAt: iso(poll.opensAt),
    closesAt: iso(poll.closesAt),
    votes: votesOf(poll),
    suspicious: poll.waiting,
    updatedAt: poll.updatedAt.toISOString(),
  };
}

export function pollDetailOf(poll: PollRecord, now: Date): z.input<typeof pollDetail> {
  const { showId, correctOptionId, note, suggestions } = poll;
  return {
    ...pollRowOf(poll, now),
    showId,
    correctOptionId,
    note,
    stamp: stampOf(poll),
    options: poll.options.map(({ id, label }) => ({ id, label, votes: poll.tallies.get(id) ?? 0 })),
    resolvedAt: iso(poll.resolvedAt),
    suggestions,
    createdAt: poll.createdAt.toISOString(),
  };
}

/** What the audit compares. */
export function pollAudited(poll: PollRecord) {
  const { title, slug, type, state, featured, stamp, note, opensAt, closesAt, resolvedAt } = poll;
  const truth = poll.options.find(({ id }) => id === poll.correctOptionId)?.label ?? null;
  const options = poll.options.map(({ label }) => label);
  const times = { opensAt, closesAt, resolvedAt };
  return { show: poll.show.title, title, slug, type, state, options, ...times, featured, truth, stamp, note };
}
