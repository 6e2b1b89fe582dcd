import type { DigitMark } from '@fio/design-system/extraction';
import { digitMarks, type DigitPicks } from '@fio/domain/draw/digit-marks';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import classes from './live-board.module.css';
import { PRIZES } from './phase.ts';
import { useDrawDayWords } from './words.ts';

const DIGITS = 5;

interface Props {
  /** Those shown, from the first prize on. */
  readonly prizes: readonly string[];
  /** Which of their digits make the number; null until that is told. */
  readonly picks: DigitPicks | null;
  readonly contest: string | null;
}

function Cells({ digits, marks }: { digits: string | undefined; marks: Partial<Record<number, DigitMark>> }) {
  return (
    <span className={classes['digits']} aria-hidden>
      {Array.from({ length: DIGITS }, (_, at) => (
        // Another cell once its digit is there: so it turns.
        <span
          key={`${at} ${digits === undefined}`}
          className={classes['digit']}
          data-mark={marks[at]}
          data-out={digits !== undefined || undefined}
        >
          {digits?.[at] ?? ''}
        </span>
      ))}
    </span>
  );
}

/** The five prizes of the lottery, each turning up as it is shown; later with the digits that make the number. */
export function LiveBoard({ prizes, picks, contest }: Props) {
  const t = useDrawDayWords();
  return (
    <div className={classes['board']}>
      <ol className={classes['prizes']} aria-label={t('prizes')}>
        {Array.from({ length: PRIZES }, (_, index) => {
          const digits = prizes[index];
          const number = index + 1;
          const label = t('ordinal', { number });
          return (
            <li
              key={index}
              className={classes['prize']}
              data-next={index === prizes.length || undefined}
              data-step={digits !== undefined || undefined}
            >
              <VisuallyHidden>
                {digits === undefined ? t('notYet', { label }) : t('said.prize', { number, digits })}
              </VisuallyHidden>
              <span className={classes['label']} aria-hidden>
                {label}
              </span>
              <Cells digits={digits} marks={picks ? digitMarks(picks, number) : {}} />
            </li>
          );
        })}
      </ol>
      {contest && <p className={classes['contest']}>{t('contest', { contest })}</p>}
    </div>
  );
}
