import type { CalculationRun } from '@fio/contracts/admin/calculation-run';
import type { WalkedNumber } from '@fio/design-system/number-walk';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { type CalculationDetail, type ReadBy, textOfCode } from '../calculation-detail.ts';
import { useCalculationWords } from '../words.ts';

type Step = CalculationRun['result']['walk'][number];
type Won = Extract<Step, { kind: 'won' }>;
type Draw = Pick<CalculationDetail, 'prizeList'> & ReadBy;

const { t } = useCalculationWords;

function noteOfWon({ award: { prize, unit, rank } }: Won, { prizeList: prizes }: Draw): string {
  const title = prizes[prize - 1]?.title ?? String(prize);
  const many = (prizes[prize - 1]?.quantity ?? 1) > 1;
  if (rank > 0) return t('walk.surrogate', { title, rank });
  return many ? t('walk.unit', { title, unit }) : title;
}

/** One step of the walk in words: the number, what came of it, and why. */
export function walkedOf(
  step: Step,
  index: number,
  draw: Draw,
  holders: CalculationRun['holders'],
): WalkedNumber {
  const id = String(index);
  if (step.kind === 'series') {
    const number = formatLuckyNumber(step, orderSizeOf(draw.ruleSet));
    return { id, number, tone: 'neutral', outcome: t('walk.from') };
  }
  if (step.kind === 'exhausted')
    return { id, number: '–', tone: 'error', outcome: t('walk.exhausted', { count: step.missing }) };
  const number = textOfCode(step.code, draw);
  const side = t(`side.${step.side}`);
  if (step.kind === 'skipped') {
    const reason = t(`skip.${step.reason}`);
    const other =
      step.wonWith === undefined ? '' : ` (${t('walk.wonWith', { number: textOfCode(step.wonWith, draw) })})`;
    return { id, number, tone: 'warning', outcome: t('walk.skipped'), note: `${reason}${other} · ${side}` };
  }
  const holder = holders.find(({ code }) => code === step.code);
  const who = holder ? ` · ${holder.name}, ${holder.city}/${holder.uf}` : '';
  const isWinner = step.award.rank === 0;
  return {
    id,
    number,
    won: isWinner,
    tone: isWinner ? 'success' : 'info',
    outcome: t(isWinner ? 'walk.won' : 'walk.reserve'),
    note: `${noteOfWon(step, draw)}${who} · ${side}`,
  };
}
