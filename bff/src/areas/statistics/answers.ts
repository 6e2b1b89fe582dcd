import { type ResultOf, SMALLEST_GROUP, type statistics } from '@fio/contracts';
import { tellApart, withoutSmall } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { labelsOf } from './labels.ts';

type Answers = ResultOf<typeof statistics.answers>;

interface Row {
  readonly key: string;
  readonly optionId: string;
  readonly votes: number;
}

interface Segment {
  readonly key: string;
  readonly votes: number[];
}

const sums = (tx: Transaction, pollId: string, by: 'state' | 'age') =>
  tx.$queryRaw<Row[]>`
    SELECT key, option_id AS "optionId", sum(votes)::integer AS votes
    FROM statistic_answers WHERE poll_id = ${pollId}::uuid AND dimension = ${by}
    GROUP BY key, option_id`;

const people = ({ votes }: Segment) => votes.reduce((sum, count) => sum + count, 0);

function segmentsOf(rows: readonly Row[], optionIds: readonly string[], by: 'state' | 'age'): Segment[] {
  const segments = Map.groupBy(rows, ({ key }) => key)
    .entries()
    .map(([key, own]) => {
      const votes = optionIds.map((id) => own.find(({ optionId }) => optionId === id)?.votes ?? 0);
      return { key, votes };
    })
    .toArray();
  return by === 'age'
    ? segments.sort((one, other) => (one.key < other.key ? -1 : 1))
    : segments.sort((one, other) => people(other) - people(one) || (one.key < other.key ? -1 : 1));
}

/** How each part of the people answered a theory; one person votes once, so votes are people. */
export async function answers(tx: Transaction, pollId: string, by: 'state' | 'age'): Promise<Answers> {
  const poll = await tx.poll.findUnique({
    where: { id: pollId },
    select: { title: true, options: { select: { id: true, label: true }, orderBy: { position: 'asc' } } },
  });
  if (poll === null) throw new AppError('NOT_FOUND');
  const ids = poll.options.map(({ id }) => id);
  const segments = segmentsOf(await sums(tx, pollId, by), ids, by);
  const { told: large, together } = withoutSmall(segments, people, SMALLEST_GROUP);
  const { told, rest } = tellApart(large, together, ({ votes }) => votes, SMALLEST_GROUP);
  const labels = await labelsOf(
    tx,
    by,
    told.map(({ group }) => group.key),
  );
  return {
    ...poll,
    segments: told.map(({ group: { key }, figures }) => ({
      key,
      label: labels.get(key) ?? '',
      votes: [...figures],
    })),
    rest: rest && { segments: rest.groups, votes: [...rest.figures] },
  };
}
