import { formatLuckyNumber, seriesCount } from '../lucky-number.ts';
import type { DrawDefinition } from './calculation.ts';
import { clauseEn } from './clause.en.ts';
import { clausePt } from './clause.pt.ts';
import type { ClauseSeries, ClauseWords } from './clause-words.ts';
import { type DigitPick, orderSizeOf, type RuleSet } from './rule-set.ts';
import { seriesReadings } from './series-readings.ts';
import { targetOf } from './target.ts';

const WORDS: Readonly<Record<'pt' | 'en', ClauseWords>> = { pt: clausePt, en: clauseEn };

/** The extraction of the clause's example: vector A1 of product/domain.md, 1.5. */
const EXAMPLE = ['23337', '82513', '17082', '53195', '49504'];

/** The digits in words, neighbours of the same place together. */
function digitsInWords(words: ClauseWords, picks: readonly DigitPick[]): string {
  const runs: { place: DigitPick['place']; prizes: number[] }[] = [];
  for (const { place, prize } of picks) {
    const run = runs.at(-1);
    if (run?.place === place) run.prizes.push(prize);
    else runs.push({ place, prizes: [prize] });
  }
  return words.list(runs.map(({ place, prizes }) => words.digits(words.places[place], prizes)));
}

function seriesInWords(
  words: ClauseWords,
  { ruleSet, interval }: DrawDefinition,
  series: ClauseSeries,
): string[] {
  if (series.count === 1) return [words.oneSeries(series.first)];
  const { prefix, digits } = ruleSet.series;
  const readings = seriesReadings(ruleSet, interval);
  const above = readings.some((reading) => reading > interval.last);
  const below = readings.some((reading) => reading < interval.first);
  const read =
    digits.length === 0
      ? words.seriesFixed(prefix === '' ? series.first : prefix)
      : words.seriesRead(digitsInWords(words, digits), prefix);
  return above || below ? [read, words.fold[ruleSet.fold](series, { above, below })] : [read];
}

const shortened = (steps: readonly string[]): readonly string[] =>
  steps.length > 5 ? [...steps.slice(0, 3), '…', ...steps.slice(-1)] : steps;

/** The first and the last order, thousands set off as the language does. */
function orderEnds({ order }: RuleSet, language: 'pt' | 'en'): Pick<ClauseSeries, 'lowest' | 'highest'> {
  const ends = (digit: string) =>
    digit.repeat(order.length).replace(/(?=\d{3}$)(?<=\d)/, language === 'pt' ? '.' : ',');
  return { lowest: ends('0'), highest: ends('9') };
}

function exampleInWords(
  words: ClauseWords,
  { ruleSet, interval }: DrawDefinition,
  printed: (series: number) => string,
) {
  const { target, series } = targetOf(ruleSet, interval, EXAMPLE);
  return words.example({
    prizes: EXAMPLE,
    order: String(target.order).padStart(ruleSet.order.length, '0'),
    series: seriesCount(interval) === 1 ? [] : shortened(series.folds.map(printed)),
    number: formatLuckyNumber(target, orderSizeOf(ruleSet), printed(interval.last).length),
  });
}

/**
 * How the winners of a draw are found, in the words of a regulation: a paragraph each. Made from what the calculation goes
 * by, with an example that is calculated, so that text and code can't part.
 */
export function drawClause(draw: DrawDefinition, language: 'pt' | 'en'): readonly string[] {
  const words = WORDS[language];
  const { ruleSet, interval, prizes, surrogates } = draw;
  const printed = (series: number) => String(series).padStart(String(interval.last).length, '0');
  const series = {
    first: printed(interval.first),
    last: printed(interval.last),
    count: seriesCount(interval),
    ...orderEnds(ruleSet, language),
  };
  const hasOthers = series.count > 1 && ruleSet.approximation !== 'up_circular_global';
  return [
    words.order(digitsInWords(words, ruleSet.order)),
    ...seriesInWords(words, draw, series),
    words.winner(series.count > 1),
    words.approximation[ruleSet.approximation](series),
    ...(hasOthers ? [words.emptySeries[ruleSet.emptySeries](series)] : []),
    ...(prizes.reduce((sum, { quantity }) => sum + quantity, 0) > 1 ? [words.severalPrizes] : []),
    ruleSet.onePrizePerPerson ? words.oncePerPerson : words.oftenPerPerson,
    words.ineligible(ruleSet.minimumAge),
    ...(surrogates > 0 ? [words.surrogates(surrogates)] : []),
    words.noExtraction,
    exampleInWords(words, draw, printed),
  ];
}
