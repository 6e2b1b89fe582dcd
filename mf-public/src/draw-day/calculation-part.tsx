import type { ReactNode } from 'react';
import { StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { Thread } from '@fio/design-system/thread';
import { navigateTo } from '@fio/platform/router';
import { foldingText } from '../draw/folding-text.ts';
import { walkedOf } from '../draw/walked.ts';
import { NumberPlate } from '../numbers/number-plate.tsx';
import type { DayStep } from './day-steps.ts';
import classes from './draw-day.module.css';
import { checkedText, type Committed, numberText, orderText, picksText, seriesText } from './step-text.ts';
import { useDrawDayWords } from './words.ts';

type StepOf<Kind extends DayStep['kind']> = Extract<DayStep, { kind: Kind }>;

function Step({ title, figure, children }: { title: string; figure?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes['step']} data-step>
      <p className={classes['eyebrow']}>{title}</p>
      {figure && <p className={classes['figure']}>{figure}</p>}
      {children}
    </div>
  );
}

function Series({ trace, committed }: { trace: StepOf<'series'>['trace']; committed: Committed }) {
  const t = useDrawDayWords();
  const { prefix, digits, folds } = trace.series;
  const { text, steps } = foldingText(folds, committed);
  return (
    <Step title={t('series')} figure={seriesText(trace)}>
      <Text>
        {prefix !== '' && `${t('series.prefixed', { prefix })} `}
        {digits.length > 0 && t('series.text', { picks: picksText(digits) })}
      </Text>
      <Text tone="muted">
        {text} {steps && <strong>{steps}</strong>}
      </Text>
    </Step>
  );
}

/** The numbers of the closed list that were looked at, each with what came of it. */
function Search({ steps, committed }: { steps: readonly DayStep[]; committed: Committed }) {
  const t = useDrawDayWords();
  const walked = steps.filter((step) => step.kind === 'walk');
  const more = steps.find((step) => step.kind === 'more');
  return (
    <Step title={t('walk.eyebrow')}>
      <ol className={classes['search']}>
        {walked.map((step) => {
          const { number, tone, outcome, note, won } = walkedOf(step.walk, step.at, committed);
          return (
            <li key={step.at} className={classes['walked']} data-won={won || undefined} data-step>
              <strong>{number}</strong> <StateChip tone={tone}>{outcome}</StateChip>
              {note && <small>{note}</small>}
            </li>
          );
        })}
      </ol>
      {more && <Text tone="muted">{t('more', { count: more.count })}</Text>}
    </Step>
  );
}

interface ShownProps extends Omit<Props, 'children'> {
  readonly step: DayStep;
}

function Shown({ step, steps, committed, slug }: ShownProps) {
  const t = useDrawDayWords();
  switch (step.kind) {
    case 'order':
      return (
        <Step title={t('order')} figure={orderText(step.trace)}>
          <Text>{t('order.text', { picks: picksText(step.trace.order) })}</Text>
        </Step>
      );
    case 'series':
      return <Series trace={step.trace} committed={committed} />;
    case 'target':
      return (
        <Step
          title={t('target')}
          figure={<NumberPlate>{numberText(step.trace.target, committed)}</NumberPlate>}
        >
          <Text>{t('target.text')}</Text>
        </Step>
      );
    case 'walk':
      return <Search steps={steps} committed={committed} />;
    case 'checked':
      return (
        <Step title={t('checked')}>
          <Text>{checkedText(step)}</Text>
          <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo}>
            {t('whole')}
          </Link>
        </Step>
      );
    case 'more':
    case 'prize':
    case 'winner':
      return null;
  }
}

interface Props {
  readonly slug: string;
  /** All that are shown by now, those of the board and of the winners among them. */
  readonly steps: readonly DayStep[];
  readonly committed: Committed;
  readonly children?: ReactNode;
}

/** The search is one thing with its numbers in it. */
const isOfCalculation = (step: DayStep) =>
  !['prize', 'more', 'winner'].includes(step.kind) && (step.kind !== 'walk' || step.at === 0);

/** From the five prizes to the numbers that won, joined by the thread. */
export function CalculationPart({ slug, steps, committed, children }: Props) {
  const t = useDrawDayWords();
  const shown = steps.filter(isOfCalculation);
  if (shown.length === 0 && !children) return null;
  return (
    <section className={classes['part']} aria-labelledby="calculation">
      <header className={classes['partHead']}>
        <Heading level={2} size="m" id="calculation">
          {t('calculation')}
        </Heading>
        <Text tone="muted">{t('calculationLead')}</Text>
      </header>
      <Thread>
        {shown.map((step, index) => (
          <Shown key={`${index} ${step.kind}`} step={step} steps={steps} slug={slug} committed={committed} />
        ))}
      </Thread>
      {children}
    </section>
  );
}
