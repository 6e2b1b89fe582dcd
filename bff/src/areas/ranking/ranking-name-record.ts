import type { rankingNameDetail, rankingNameRow } from '@fio/contracts';
import type { RankingNameState } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { ALL_SHOWS } from './read-board.ts';

const include = {
  registration: { select: { name: true, lastName: true } },
} satisfies Prisma.RankingNameInclude;
type Named = Prisma.RankingNameGetPayload<{ include: typeof include }>;

/** A name with what its owner's guesses came to, over all series. */
export interface RankingNameRecord extends Named {
  readonly score: { readonly hits: number; readonly answers: number; readonly points: number } | null;
}

export async function loadNames(tx: Transaction, ids: string[]): Promise<RankingNameRecord[]> {
  const names = await tx.rankingName.findMany({ where: { id: { in: ids } }, include });
  const scores = await tx.rankingScore.findMany({
    where: { showId: ALL_SHOWS, voterId: { in: names.map(({ registrationId }) => registrationId) } },
  });
  const scoreOf = (id: string) => scores.find(({ voterId }) => voterId === id) ?? null;
  return names.map((name) => ({ ...name, score: scoreOf(name.registrationId) }));
}

/** State and signs are held by the database and by what alone writes them. */
export const stateOf = ({ state }: { state: string }) => state as RankingNameState;
const signsOf = ({ signs }: { signs: string[] }) => signs as z.input<typeof rankingNameRow>['signs'];

export function rankingNameRowOf(record: RankingNameRecord): z.input<typeof rankingNameRow> {
  const { id, name, registration, version, createdAt, updatedAt } = record;
  return {
    id,
    name,
    version,
    person: `${registration.name} ${registration.lastName}`,
    state: stateOf(record),
    signs: signsOf(record),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function rankingNameDetailOf(record: RankingNameRecord): z.input<typeof rankingNameDetail> {
  const { registrationId, reason, decidedAt, score } = record;
  const { hits, answers, points } = score ?? { hits: 0, answers: 0, points: 0 };
  const decided = decidedAt?.toISOString() ?? null;
  return { ...rankingNameRowOf(record), registrationId, reason, decidedAt: decided, hits, answers, points };
}

/** What the audit compares. */
export const rankingNameAudited = ({ name, state, reason }: RankingNameRecord) => ({ name, state, reason });
