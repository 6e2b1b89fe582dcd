import type { LuckyNumber, SeriesInterval } from '../lucky-number.ts';
import type { Award, Calculation, DrawDefinition, Extraction, WalkStep } from './calculation.ts';
import type { Candidate, Candidates } from './candidate-stream.ts';
import { candidatesAround, candidatesInSeries } from './candidates.ts';
import type { NumberList } from './number-list.ts';
import { type EmptySeriesRule, orderSizeOf } from './rule-set.ts';
import { targetOf } from './target.ts';

/** What is to be won, in the order it is found for: every unit of every prize, then the surrogates of each prize. */
export function awardsOf({
  prizes,
  surrogates,
}: Pick<DrawDefinition, 'prizes' | 'surrogates'>): readonly Award[] {
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const winners = prizes.flatMap(({ quantity }, index) =>
    count(quantity).map((unit) => ({ prize: index + 1, unit, rank: 0 })),
  );
  return [
    ...winners,
    ...prizes.flatMap((_, index) => count(surrogates).map((rank) => ({ prize: index + 1, unit: 0, rank }))),
  ];
}

/** The series in the order they are looked through, from the one the extraction gave on. */
function seriesFrom(
  series: number,
  { first, last }: SeriesInterval,
  rule: EmptySeriesRule,
): readonly number[] {
  const up = Array.from({ length: last - series }, (_, index) => series + 1 + index);
  const down = Array.from({ length: series - first }, (_, index) => series - 1 - index);
  return rule === 'up_then_down' ? [series, ...up, ...down] : [series, ...down, ...up];
}

/** Where to look, in order: each place to begin at, and what is found from there on. */
function* searches(
  definition: DrawDefinition,
  target: LuckyNumber,
  list: NumberList,
): Generator<[LuckyNumber, Candidates]> {
  const { ruleSet, interval } = definition;
  if (ruleSet.approximation === 'up_circular_global') {
    yield [target, candidatesAround(list, target, interval)];
    return;
  }
  for (const series of seriesFrom(target.series, interval, ruleSet.emptySeries)) {
    const number = { series, order: target.order };
    yield [number, candidatesInSeries(list, number, ruleSet.approximation, orderSizeOf(ruleSet))];
  }
}

/** Says of each candidate in turn what it wins or why it is passed over. */
class Desk {
  private readonly open: Award[];
  private readonly wonBy = new Map<string, number>();
  private readonly onePrizePerPerson: boolean;

  constructor({ ruleSet, ...definition }: DrawDefinition) {
    this.open = awardsOf(definition).toReversed();
    this.onePrizePerPerson = ruleSet.onePrizePerPerson;
  }

  get missing(): number {
    return this.open.length;
  }

  decide({ listed, side }: Candidate): WalkStep {
    const { code, holder, standing } = listed;
    if (standing !== 'eligible') return { kind: 'skipped', code, side, reason: standing };
    const wonWith = this.onePrizePerPerson ? this.wonBy.get(holder) : undefined;
    if (wonWith !== undefined) return { kind: 'skipped', code, side, reason: 'already_awarded', wonWith };
    const award = this.open.pop();
    if (!award) throw new Error('Nothing is left to win.');
    this.wonBy.set(holder, code);
    return { kind: 'won', code, side, award };
  }
}

async function walkOf(
  definition: DrawDefinition,
  target: LuckyNumber,
  list: NumberList,
): Promise<WalkStep[]> {
  const desk = new Desk(definition);
  const walk: WalkStep[] = [];
  for (const [from, candidates] of searches(definition, target, list)) {
    if (desk.missing === 0) return walk;
    walk.push({ kind: 'series', ...from });
    for await (const candidate of candidates) {
      walk.push(desk.decide(candidate));
      if (desk.missing === 0) return walk;
    }
  }
  return desk.missing === 0 ? walk : [...walk, { kind: 'exhausted', missing: desk.missing }];
}

/**
 * Finds the winners of a draw and its surrogates (product/domain.md, 1.4), and says how. One walk through the list from the
 * number of the extraction on: the first number that can win takes the first unit of the first prize, the next one the next.
 * A number that can't win counts as not given out. The result depends on the arguments alone. Throws a RangeError for
 * anything but an extraction (isExtraction).
 */
export async function calculate(
  definition: DrawDefinition,
  extraction: Extraction,
  list: NumberList,
): Promise<Calculation> {
  const trace = targetOf(definition.ruleSet, definition.interval, extraction);
  const walk = await walkOf(definition, trace.target, list);
  const awards = walk.flatMap((step) => (step.kind === 'won' ? [{ ...step.award, code: step.code }] : []));
  const end = walk.at(-1);
  return {
    extraction: [...extraction],
    trace,
    walk,
    awards,
    missing: end?.kind === 'exhausted' ? end.missing : 0,
  };
}
