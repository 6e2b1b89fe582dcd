import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { NumberPlate } from '../numbers/number-plate.tsx';
import type { DayStep } from './day-steps.ts';
import classes from './draw-day.module.css';
import { type Committed, winnerNumber } from './step-text.ts';
import { useDrawDayWords } from './words.ts';

interface Props {
  readonly slug: string;
  readonly steps: readonly DayStep[];
  readonly committed: Committed;
}

/** Who won, as it is published: part of the CPF, the place, the number. */
export function WinnersPart({ slug, steps, committed }: Props) {
  const t = useDrawDayWords();
  const won = steps.filter((step) => step.kind === 'winner');
  if (won.length === 0) return null;
  return (
    <section className={classes['part']} aria-labelledby="winners">
      <Heading level={2} size="m" id="winners">
        {t('winners')}
      </Heading>
      <ol className={classes['winners']}>
        {won.map((step) => (
          <li key={step.winner.id} className={classes['winner']} data-step>
            <p className={classes['eyebrow']} lang={contentLang()}>
              {step.prize.title}
            </p>
            <p className={classes['name']}>{step.winner.name}</p>
            <p className={classes['person']}>
              CPF {step.winner.cpf} · {step.winner.city}, {step.winner.state}
            </p>
            <p>
              <NumberPlate>{winnerNumber(step, committed)}</NumberPlate>
            </p>
          </li>
        ))}
      </ol>
      <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo}>
        {t('moreWinners')}
      </Link>
    </section>
  );
}
