import { codeOf, definitionOf, drawClause, type PickedDigit, seriesCount } from '@fio/domain';
import type { Block } from '../../../core/pdf/block.ts';
import type { MinutedDraw } from './drawn-draw.ts';
import { minutesPt as t } from './minutes.pt.ts';
import { numbersOf } from './writing.ts';

const picked = (digits: readonly PickedDigit[]) =>
  digits.map(({ prize, place, digit }) => t.digit(prize, place, digit));

/** How the extraction leads to the number, digit by digit, and the regulation's words for it. */
export function targetBlocks(draw: MinutedDraw): Block[] {
  const { order, series, target } = draw.run.result.trace;
  const { prefix, digits, folds } = series;
  const number = numbersOf(draw);
  const seriesText = t.digits([...(prefix === '' ? [] : [t.prefix(prefix)]), ...picked(digits)]);
  const rows = [
    [t.order, t.digits(picked(order))],
    ...(seriesCount(draw.commitment.interval) === 1 ? [] : [[t.series, seriesText]]),
    ...(folds.length > 1 ? [[t.series, t.folded(folds.map(String))]] : []),
    [t.number, number.ofCode(codeOf(target))],
  ];
  return [
    { kind: 'heading', level: 2, text: t.target },
    { kind: 'table', header: [t.field, t.value], rows },
    { kind: 'heading', level: 3, text: t.rule },
    ...drawClause(definitionOf(draw.commitment), 'pt').map((text): Block => ({ kind: 'paragraph', text })),
  ];
}
