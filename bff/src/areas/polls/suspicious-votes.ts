import { readFileSync } from 'node:fs';
import { MOST_SUSPICIOUS, SUSPICIONS, type adminPolls, type ResponseOf } from '@fio/contracts';
import { find } from '../../core/crud/records.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { pollResource } from './polls.resource.ts';

type Suspicious = ResponseOf<typeof adminPolls.suspicious>;
type Item = Suspicious['items'][number];

const SQL = readFileSync(new URL('./suspicious-votes.sql', import.meta.url), 'utf8');

async function countsOf({ db }: Pick<RequestContext, 'db'>, pollId: string): Promise<Suspicious['counts']> {
  const groups = await db.suspiciousVote.groupBy({
    by: ['reason', 'decision'],
    where: { pollId },
    _count: { _all: true },
  });
  return SUSPICIONS.map((reason) => {
    const count = (decision: string | null) =>
      groups.find((group) => group.reason === reason && group.decision === decision)?._count._all ?? 0;
    return { reason, waiting: count(null), released: count('released'), annulled: count('annulled') };
  });
}

/** What was counted apart in one theory, why, and what staff made of it. */
export async function suspiciousVotesOf(
  context: Pick<RequestContext, 'db' | 'pool'>,
  pollId: string,
): Promise<Suspicious> {
  await find(pollResource, context.db, pollId);
  const { rows } = await context.pool.query<Omit<Item, 'votedAt'> & { votedAt: Date }>(SQL, [
    pollId,
    MOST_SUSPICIOUS,
  ]);
  return {
    counts: await countsOf(context, pollId),
    items: rows.map((row) => ({ ...row, votedAt: row.votedAt.toISOString() })),
  };
}
