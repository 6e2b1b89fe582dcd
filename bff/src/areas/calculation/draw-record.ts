import type { DrawState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

const byPosition = { orderBy: { position: 'asc' } } as const;
const winners = { orderBy: [{ unit: 'asc' }, { rank: 'asc' }] } satisfies Prisma.WinnerFindManyArgs;

const include = {
  regulation: { select: { id: true, title: true, number: true } },
  prizes: { ...byPosition, include: { winners } },
  numbers: { select: { next: true, revealedAt: true } },
  // Its blocks are large, and nothing here needs them.
  listParts: { orderBy: { part: 'asc' }, omit: { blocks: true } },
  extractions: { orderBy: [{ at: 'desc' }, { place: 'desc' }] },
  moves: { orderBy: { proposedAt: 'desc' } },
  // The results are large too.
  runs: { orderBy: { number: 'desc' }, omit: { result: true } },
  events: { orderBy: { id: 'asc' } },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof include }>;

/** A draw with all that its wizard shows; `staff` names whoever did something. */
export type DrawRecord = Stored & { readonly staff: ReadonlyMap<string, string> };

type Of<Relation extends keyof Stored> = Stored[Relation] extends (infer Row)[] ? Row : never;
type ShownWinner = Pick<
  Of<'prizes'>['winners'][number],
  'id' | 'unit' | 'rank' | 'state' | 'name' | 'maskedCpf' | 'city' | 'uf' | 'series' | 'number'
>;

/** As much of a draw as its wizard shows, or of a rehearsal in its place. */
export type ShownDraw = Omit<DrawRecord, 'prizes' | 'listParts' | 'runs' | 'extractions' | 'events'> & {
  readonly prizes: (Omit<Of<'prizes'>, 'winners'> & { readonly winners: readonly ShownWinner[] })[];
  readonly listParts: readonly Pick<Of<'listParts'>, 'part' | 'count' | 'bytes' | 'sha256'>[];
  readonly runs: readonly Pick<Of<'runs'>, 'number' | 'byId' | 'at' | 'resultHash'>[];
  readonly extractions: readonly Omit<Of<'extractions'>, 'drawId'>[];
  readonly events: readonly Omit<Of<'events'>, 'drawId'>[];
};

/** The move of the day that waits for a second person, if one does. */
export const waitingMove = ({ moves }: Pick<Stored, 'moves'>) =>
  moves.find(({ outcome }) => outcome === null) ?? null;

/** The state as it is stored; held by a check constraint. */
export const storedState = (state: string) => state as DrawState;

/** The names of staff, by id. */
export async function namesOf(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const people = await tx.adminUser.findMany({
    where: { id: { in: [...new Set(ids)].flatMap((id) => id ?? []) } },
    select: { id: true, name: true },
  });
  return new Map(people.map(({ id, name }) => [id, name]));
}

const staffOf = (tx: Transaction, { events, runs, extractions, moves }: Stored) =>
  namesOf(tx, [
    ...events.map(({ actorId }) => actorId),
    ...[...runs, ...extractions].map(({ byId }) => byId),
    ...moves.map(({ proposedBy }) => proposedBy),
  ]);

/** The draw, or NOT_FOUND. */
export async function findDraw(tx: Transaction, id: string): Promise<DrawRecord> {
  const found = await tx.draw.findUnique({ where: { id }, include });
  if (found === null) throw new AppError('NOT_FOUND');
  return { ...found, staff: await staffOf(tx, found) };
}

const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');

/** What the audit compares: never who won, for its chain outlives the person. */
export const drawAudited = (draw: DrawRecord) => ({
  state: draw.state,
  lotteryDate: dayOf(draw.lotteryDate),
  ownershipProvedOn: dayOf(draw.ownershipProvedOn),
  listSentOn: dayOf(draw.listSentOn),
  listClosedAt: draw.listClosedAt,
  commitmentHash: hex(draw.commitmentHash),
  postponement: draw.moves[0]?.outcome === null ? dayOf(draw.moves[0].toDate) : null,
  lotteryContest: draw.lotteryContest,
  extraction: draw.extraction.join(' '),
  released: draw.released,
  run: draw.runs[0]?.number ?? null,
  resultHash: hex(draw.runs[0]?.resultHash ?? null),
  calculatedAt: draw.calculatedAt,
  publishedAt: draw.publishedAt,
});
