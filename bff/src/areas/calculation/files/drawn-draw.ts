import type { CalculationDetail } from '@fio/contracts';
import type { Calculation, EarningRule, ListCommitment, RuleSet, WinnerState } from '@fio/domain';
import type { PrismaClient } from '../../../core/database/prisma.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { earningRuleOf } from '../../tickets/index.ts';

const include = {
  regulation: { select: { title: true, number: true } },
  prizes: {
    orderBy: { position: 'asc' },
    include: {
      winners: {
        include: {
          registration: {
            select: {
              id: true,
              cpfEncrypted: true,
              birthDate: true,
              email: true,
              phone: true,
              anonymisedAt: true,
            },
          },
        },
      },
    },
  },
  listParts: { orderBy: { part: 'asc' }, omit: { blocks: true } },
  extractions: { where: { voided: false }, orderBy: { place: 'asc' } },
  runs: { orderBy: { number: 'desc' }, take: 1 },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof include }>;
export type StoredWinner = Stored['prizes'][number]['winners'][number];

/** A draw whose winners are written down, with all that its documents say. */
export type DrawnDraw = Omit<Stored, 'ruleSet' | 'earning' | 'commitment' | 'runs'> & {
  readonly calculatedAt: Date;
  readonly ruleSet: RuleSet;
  /** How receipts earned its numbers. */
  readonly earning: EarningRule;
  readonly commitment: ListCommitment;
  readonly commitmentHash: Uint8Array;
  readonly lotteryContest: string;
  readonly run: { readonly result: Calculation; readonly resultHash: Uint8Array };
  /** Who typed the extraction, and who confirmed it. */
  readonly typedBy: readonly string[];
};

export type MinutedWinner = Pick<
  StoredWinner,
  'unit' | 'rank' | 'state' | 'name' | 'maskedCpf' | 'city' | 'uf' | 'series' | 'number' | 'changedAt'
>;

/** As much of it as its minutes say; a rehearsal has no more. */
export type MinutedDraw = Omit<DrawnDraw, 'prizes' | 'listParts' | 'extractions' | 'minutes'> & {
  readonly prizes: readonly (Pick<Stored['prizes'][number], 'title' | 'quantity' | 'position'> & {
    readonly winners: readonly MinutedWinner[];
  })[];
  readonly extractions: readonly Pick<Stored['extractions'][number], 'source'>[];
  /** With masked CPFs. */
  readonly minutes: CalculationDetail['minutes'];
};

/** In which states a draw has winners, and so documents. */
export const WITH_DOCUMENTS: readonly string[] = ['reviewed', 'published', 'accounted'];

export const stateOf = ({ state }: Pick<StoredWinner, 'state'>) => state as WinnerState;

async function namesOf(db: PrismaClient, ids: readonly string[]): Promise<string[]> {
  const people = await db.adminUser.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return ids.flatMap((id) => people.find((person) => person.id === id)?.name ?? []);
}

/** Units in order, each with whoever came in; then those who wait, whose unit is 0. */
const byPlace = (a: StoredWinner, b: StoredWinner) =>
  Number(a.unit === 0) - Number(b.unit === 0) || a.unit - b.unit || a.rank - b.rank;

/** The draw with its latest run; null where it has no documents, or no longer. */
export async function drawnDraw(db: PrismaClient, id: string): Promise<DrawnDraw | null> {
  const found = await db.draw.findUnique({ where: { id }, include });
  const run = found?.runs[0];
  if (!found || !run || !WITH_DOCUMENTS.includes(found.state)) return null;
  const { calculatedAt, commitment, commitmentHash, lotteryContest } = found;
  if (!calculatedAt || !commitment || !commitmentHash || lotteryContest === null) return null;
  return {
    ...found,
    calculatedAt,
    commitmentHash,
    lotteryContest,
    prizes: found.prizes.map((prize) => ({ ...prize, winners: prize.winners.toSorted(byPlace) })),
    // Each written by ours alone, from the types of the domain.
    ruleSet: found.ruleSet as unknown as RuleSet,
    earning: earningRuleOf(found),
    commitment: commitment as unknown as ListCommitment,
    run: { result: run.result as unknown as Calculation, resultHash: run.resultHash },
    typedBy: await namesOf(
      db,
      found.extractions.map(({ byId }) => byId),
    ),
  };
}
