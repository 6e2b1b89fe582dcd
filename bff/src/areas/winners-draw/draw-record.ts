import { type drawDetail, type DrawFreedom, type drawRow } from '@fio/contracts';
import {
  type DrawState,
  type PrescriptionEvent,
  type RuleSet,
  type TermUnit,
  todayInSaoPaulo,
} from '@fio/domain';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { commitmentOf, earningRuleOf } from '../tickets/index.ts';
import { keptPictureOf } from '../uploads/index.ts';
import { drawRegulationOf, regulationSelect } from './draw-regulations.ts';

const include = {
  prizes: { orderBy: { position: 'asc' }, include: { picture: true } },
  numbers: true,
  regulation: { select: regulationSelect },
} satisfies Prisma.DrawInclude;

/** A draw with its prizes in order and, once they are committed, its numbers. */
export type DrawRecord = Prisma.DrawGetPayload<{ include: typeof include }>;

export const loadDraws = (tx: Transaction, ids: string[]): Promise<DrawRecord[]> =>
  tx.draw.findMany({ where: { id: { in: ids } }, include });

/** Held by a check constraint. */
const stateOf = ({ state }: Pick<DrawRecord, 'state'>) => state as DrawState;
/** Only what passed the contract's schema is ever written. */
export const ruleSetOf = ({ ruleSet }: Pick<DrawRecord, 'ruleSet'>) => ruleSet as unknown as RuleSet;

/** DRAW_FREEDOMS of the contract at `now`. */
export function freedomOf(
  { state, periodFrom, listClosedAt }: Pick<DrawRecord, 'state' | 'periodFrom' | 'listClosedAt'>,
  now: Date,
): DrawFreedom {
  if (state === 'draft') return 'all';
  if (state !== 'scheduled' || listClosedAt !== null) return 'nothing';
  return dayOf(periodFrom) > todayInSaoPaulo(now) ? 'all' : 'occasion';
}

export function drawRowOf(draw: DrawRecord, now: Date): z.input<typeof drawRow> {
  const { id, slug, title, version, prizes, numbers } = draw;
  return {
    id,
    slug,
    title,
    version,
    state: stateOf(draw),
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    lotteryDate: dayOf(draw.lotteryDate),
    units: prizes.reduce((sum, { quantity }) => sum + quantity, 0),
    given: numbers?.next ?? null,
    freedom: freedomOf(draw, now),
    updatedAt: draw.updatedAt.toISOString(),
  };
}

/** As the form has them. */
export const prizesOf = ({ prizes }: Pick<DrawRecord, 'prizes'>) =>
  prizes.map(({ id, title, description, quantity, valueCents: value }) => ({
    id,
    title,
    description,
    quantity,
    value,
  }));

export function drawDetailOf(
  draw: DrawRecord,
  { vaults, clock }: Pick<Infrastructure, 'vaults' | 'clock'>,
): z.input<typeof drawDetail> {
  const { certificate, seriesFirst, seriesLast, place, surrogates, publishWithin, numbers } = draw;
  return {
    ...drawRowOf(draw, clock.now()),
    certificate,
    seriesFirst,
    seriesLast,
    place,
    surrogates,
    publishWithin,
    documentsWithin: draw.documentsWithin,
    // Held by check constraints.
    documentsUnit: draw.documentsUnit as TermUnit,
    prescribesFrom: draw.prescribesFrom as PrescriptionEvent,
    cutOffHours: draw.cutOffHours,
    defenceDays: draw.defenceDays,
    regulation: draw.regulation && drawRegulationOf(draw.regulation),
    plannedAt: draw.plannedAt?.toISOString() ?? null,
    ruleSet: ruleSetOf(draw) as z.input<typeof drawDetail>['ruleSet'],
    earning: earningRuleOf(draw) as z.input<typeof drawDetail>['earning'],
    prizes: prizesOf(draw).map((prize, index) => {
      const framed = draw.prizes[index];
      return { ...prize, picture: framed ? keptPictureOf(framed) : null };
    }),
    numbers: numbers && commitmentOf({ vaults }, numbers),
    listClosedAt: draw.listClosedAt?.toISOString() ?? null,
    createdAt: draw.createdAt.toISOString(),
  };
}
