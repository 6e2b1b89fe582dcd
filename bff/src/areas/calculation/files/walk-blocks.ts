import { codeOf, type WalkStep } from '@fio/domain';
import type { Block } from '../../../core/pdf/block.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import type { MinutedDraw } from './drawn-draw.ts';
import { minutesPt as t } from './minutes.pt.ts';
import { numbersOf } from './writing.ts';

/** Every number that was looked at, in order, and what came of it. */
export function walkBlocks(draw: MinutedDraw): Block[] {
  const { ofCode } = numbersOf(draw);
  const { walk } = draw.run.result;
  const titleOf = (prize: number) => draw.prizes.find(({ position }) => position === prize)?.title ?? '';
  const cells = (step: WalkStep): [number: string, where: string, outcome: string] => {
    switch (step.kind) {
      case 'series':
        return [ofCode(codeOf(step)), '–', t.begins];
      case 'exhausted':
        return ['–', '–', `${t.exhausted}. ${t.missing(step.missing)}`];
      case 'won': {
        const { prize, unit, rank } = step.award;
        return [ofCode(step.code), t.sides[step.side], t.won(titleOf(prize), unit, rank)];
      }
      case 'skipped': {
        const wonWith = step.wonWith === undefined ? null : ofCode(step.wonWith);
        return [ofCode(step.code), t.sides[step.side], t.skipped(step.reason, wonWith)];
      }
    }
  };
  return [
    { kind: 'heading', level: 2, text: t.walk },
    { kind: 'paragraph', text: t.walkText },
    {
      kind: 'table',
      header: [t.step, t.drawnNumber, t.where, t.outcome],
      rows: walk.map((step, index) => [String(index + 1), ...cells(step)]),
    },
    { kind: 'paragraph', text: t.result(hexOf(draw.run.resultHash)) },
  ];
}
