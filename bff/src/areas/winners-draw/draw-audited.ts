import { type DigitPick, earningClause } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { earningRuleOf } from '../tickets/index.ts';
import { type DrawRecord, ruleSetOf } from './draw-record.ts';

const CENTS = 100;
const digits = (picks: readonly DigitPick[]) =>
  picks.map(({ prize, place }) => `${prize} ${place}`).join(', ');

/** A line of text for each, so that a reader of the audit sees what of a prize is another. */
const prizeLines = ({ prizes }: DrawRecord) =>
  prizes.map(({ title, description, quantity, valueCents }) =>
    [`${quantity} × ${title} (R$ ${(valueCents / CENTS).toFixed(2)})`, description]
      .filter(Boolean)
      .join(': '),
  );

const pictureLines = ({ prizes }: DrawRecord) =>
  prizes.flatMap(({ title, picture, pictureAlt, focusX, focusY }) =>
    picture === null ? [] : [`${title}: ${picture.key} (${pictureAlt}, ${focusX}% ${focusY}%)`],
  );

/** What the audit compares. */
export function drawAudited(draw: DrawRecord) {
  const { slug, title, state, regulation, certificate, seriesFirst, seriesLast, plannedAt, place } = draw;
  const { order, series, ...rules } = ruleSetOf(draw);
  return {
    slug,
    title,
    state,
    certificate,
    seriesFirst,
    seriesLast,
    plannedAt,
    place,
    regulation: regulation && `${regulation.title} (${regulation.number})`,
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    lotteryDate: dayOf(draw.lotteryDate),
    ruleSet: { ...rules, order: digits(order), prefix: series.prefix, series: digits(series.digits) },
    // As the regulation says it: a reader sees what became of which sentence.
    earning: [...earningClause(earningRuleOf(draw), 'pt')],
    prizeList: prizeLines(draw),
    pictures: pictureLines(draw),
    surrogates: draw.surrogates,
    publishWithin: draw.publishWithin,
    documentsWithin: draw.documentsWithin,
    documentsUnit: draw.documentsUnit,
    prescribesFrom: draw.prescribesFrom,
    cutOffHours: draw.cutOffHours,
    defenceDays: draw.defenceDays,
  };
}
