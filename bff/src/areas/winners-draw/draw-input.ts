import { canonicalJson, type JsonValue, orderSizeOf } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { earningRuleOf } from '../tickets/index.ts';
import type { Broken, DrawInput } from './draw-problems.ts';
import { type DrawRecord, prizesOf, ruleSetOf } from './draw-record.ts';

/** A draw as its form would send it. */
export const inputOf = (draw: DrawRecord): DrawInput => ({
  title: draw.title,
  slug: draw.slug,
  regulationId: draw.regulationId,
  certificate: draw.certificate,
  periodFrom: dayOf(draw.periodFrom),
  periodTo: dayOf(draw.periodTo),
  seriesFirst: draw.seriesFirst,
  seriesLast: draw.seriesLast,
  lotteryDate: dayOf(draw.lotteryDate),
  plannedAt: draw.plannedAt?.toISOString() ?? null,
  place: draw.place,
  ruleSet: ruleSetOf(draw) as DrawInput['ruleSet'],
  earning: earningRuleOf(draw) as DrawInput['earning'],
  prizes: prizesOf(draw),
  surrogates: draw.surrogates,
  publishWithin: draw.publishWithin,
  documentsWithin: draw.documentsWithin,
  documentsUnit: draw.documentsUnit as DrawInput['documentsUnit'],
  prescribesFrom: draw.prescribesFrom as DrawInput['prescribesFrom'],
  cutOffHours: draw.cutOffHours,
  defenceDays: draw.defenceDays,
});

/** How a draw is held, which may change until its list is closed: where, when, and by which version of its regulation. */
const OCCASION: readonly string[] = ['place', 'plannedAt', 'regulationId'];

const textOf = (value: unknown) => canonicalJson(value as JsonValue);

/** What of a draw whose period has begun the input would change, though it never does. */
export function fixedProblems(input: DrawInput, draw: DrawRecord): Broken[] {
  const names = Object.keys(input) as (keyof DrawInput)[];
  const was = inputOf(draw);
  return names
    .filter((name) => !OCCASION.includes(name) && textOf(input[name]) !== textOf(was[name]))
    .map((name) => [name, 'rules_fixed']);
}

/** The series of numbers that are committed, and how many numbers each has. */
export function seriesProblems(
  { seriesFirst, seriesLast, ruleSet }: DrawInput,
  { numbers }: DrawRecord,
): Broken[] {
  if (numbers === null) return [];
  return [
    ...(seriesFirst === numbers.seriesFirst ? [] : [['seriesFirst', 'numbers_committed'] as const]),
    ...(seriesLast === numbers.seriesLast ? [] : [['seriesLast', 'numbers_committed'] as const]),
    ...(orderSizeOf(ruleSet) === numbers.seriesSize ? [] : [['ruleSet.order', 'numbers_committed'] as const]),
  ];
}

/** Prizes that say which they are must be the draw's own, each once. */
export function prizeProblems({ prizes }: DrawInput, draw: DrawRecord | null): Broken[] {
  const own = new Set(draw?.prizes.map(({ id }) => id));
  return prizes.flatMap(({ id }, place) =>
    id === undefined || own.delete(id) ? [] : [[`prizes.${place}.id`, 'invalid'] as const],
  );
}
