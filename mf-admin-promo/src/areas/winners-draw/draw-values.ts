import type { winnersDraw } from '@fio/contracts/admin/winners-draw';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import { COMMON_DOCUMENTS_TERM } from '@fio/domain/draw/deadlines';
import { COMMON_EARNING_RULE } from '@fio/domain/draw/earning-rule';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';

export type DrawDetail = ResponseOf<typeof winnersDraw.get>;
export type DrawValues = BodyOf<typeof winnersDraw.create>;
export type RuleValues = DrawValues['ruleSet'];
export type PrizeValues = DrawValues['prizes'][number];

/** Until its value is typed, its field is empty: no number. */
export const NEW_PRIZE: PrizeValues = { title: '', description: '', quantity: 1, value: Number.NaN };

const NEW: DrawValues = {
  title: '',
  slug: '',
  regulationId: null,
  certificate: null,
  periodFrom: '',
  periodTo: '',
  seriesFirst: 0,
  seriesLast: 9,
  lotteryDate: '',
  plannedAt: null,
  place: '',
  ruleSet: {
    ...COMMON_RULE_SET,
    order: [...COMMON_RULE_SET.order],
    series: { prefix: '', digits: [...COMMON_RULE_SET.series.digits] },
  },
  earning: { ...COMMON_EARNING_RULE, multipliers: [] },
  prizes: [NEW_PRIZE],
  surrogates: 3,
  publishWithin: 10,
  documentsWithin: COMMON_DOCUMENTS_TERM.amount,
  documentsUnit: COMMON_DOCUMENTS_TERM.unit,
  prescribesFrom: 'extraction',
  cutOffHours: 2,
  defenceDays: 5,
};

/** What stands in the form's fields: of a draw, or of a new one by the common rule. */
export function valuesOf(draw: DrawDetail | null): DrawValues {
  if (!draw) return NEW;
  const { regulation, title, slug, certificate, periodFrom, periodTo, seriesFirst, seriesLast } = draw;
  const {
    lotteryDate,
    plannedAt,
    place,
    ruleSet,
    earning,
    prizes,
    surrogates,
    publishWithin,
    documentsWithin,
    documentsUnit,
    prescribesFrom,
    cutOffHours,
    defenceDays,
  } = draw;
  return {
    title,
    slug,
    certificate,
    periodFrom,
    periodTo,
    seriesFirst,
    seriesLast,
    lotteryDate,
    plannedAt,
    place,
    ruleSet,
    earning,
    // Their pictures are given on a tab of their own: they may change when nothing of this may.
    prizes: prizes.map(({ id, title: name, description, quantity, value }) => ({
      id,
      title: name,
      description,
      quantity,
      value,
    })),
    surrogates,
    publishWithin,
    documentsWithin,
    documentsUnit,
    prescribesFrom,
    cutOffHours,
    defenceDays,
    regulationId: regulation?.id ?? null,
  };
}

const printed = (series: number) => String(series).padStart(3, '0');

/** The draw's series as they are printed. */
export function seriesText({ seriesFirst, seriesLast }: Pick<DrawDetail, 'seriesFirst' | 'seriesLast'>) {
  return seriesFirst === seriesLast ? printed(seriesFirst) : `${printed(seriesFirst)}–${printed(seriesLast)}`;
}
