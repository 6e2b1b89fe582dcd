import { codeText } from './code-text.ts';
import type { WalkStep } from '@fio/domain/draw/calculation';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import type { WalkedNumber } from '@fio/design-system/number-walk';
import { useDrawWords } from './words.ts';

const { t } = useDrawWords;
type Prizes = ListCommitment['prizes'];
type Committed = Pick<ListCommitment, 'prizes' | 'ruleSet'>;
type Won = Extract<WalkStep, { kind: 'won' }>;
type Skipped = Extract<WalkStep, { kind: 'skipped' }>;

function awardText({ award: { prize, unit, rank } }: Won, prizes: Prizes): string {
  const { title = String(prize), quantity = 1 } = prizes[prize - 1] ?? {};
  if (rank > 0) return t('walk.rank', { prize: title, rank });
  return quantity > 1 ? t('walk.unit', { prize: title, unit }) : title;
}

const reasonText = ({ reason, wonWith }: Skipped, size: number): string =>
  wonWith === undefined ? t(`reason.${reason}`) : t('walk.wonWith', { number: codeText(wonWith, size) });

function looked(step: Won | Skipped, { prizes, ruleSet }: Committed): Omit<WalkedNumber, 'id'> {
  const size = orderSizeOf(ruleSet);
  const number = codeText(step.code, size);
  const side = t(`side.${step.side}`);
  if (step.kind === 'skipped')
    return {
      number,
      tone: 'warning',
      outcome: t('walk.skipped'),
      note: `${reasonText(step, size)} · ${side}`,
    };
  const won = step.award.rank === 0;
  return {
    number,
    won,
    tone: won ? 'success' : 'info',
    outcome: t(won ? 'walk.won' : 'walk.reserve'),
    note: `${awardText(step, prizes)} · ${side}`,
  };
}

/** A step of the search in words: which number, what came of it, and why. */
export function walkedOf(step: WalkStep, index: number, committed: Committed): WalkedNumber {
  const id = String(index);
  if (step.kind === 'series')
    return {
      id,
      number: formatLuckyNumber(step, orderSizeOf(committed.ruleSet)),
      tone: 'neutral',
      outcome: t('walk.from'),
    };
  if (step.kind === 'exhausted')
    return { id, number: '–', tone: 'error', outcome: t('walk.exhausted', { count: step.missing }) };
  return { id, ...looked(step, committed) };
}
