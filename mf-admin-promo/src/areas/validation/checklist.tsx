import type { PrizeCheck } from '@fio/domain/prize-validation';
import { Button } from '@fio/design-system/button';
import { IconCheck, IconX } from '@fio/design-system/icons';
import { Key } from '../invoices/review/key.tsx';
import reviewClasses from '../invoices/review/review.module.css';
import { usePrizesWords } from '../prizes/words.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { useValidationWords } from './words.ts';

interface Props {
  readonly checks: Win['checks'];
  readonly checklist: Win['prize']['checklist'];
  readonly disabled: boolean;
  readonly onChange: (check: PrizeCheck, holds: boolean | undefined) => void;
}

/** What is looked at before a decision: each holds, doesn't, or is still open. */
export function Checklist({ checks, checklist, disabled, onChange }: Props) {
  const t = useValidationWords();
  const words = usePrizesWords();
  const choices = [
    { holds: true, icon: <IconCheck size={16} /> },
    { holds: false, icon: <IconX size={16} /> },
  ] as const;
  return (
    <>
      <ol className={classes['checks']}>
        {checks.map((check, index) => (
          <li key={check}>
            <div className={classes['check']} role="group" aria-labelledby={`check-${check}`}>
              <span id={`check-${check}`}>
                <Key name={String(index + 1)} /> {words(`check.${check}`)}
              </span>
              <span className={classes['answers']}>
                {choices.map(({ holds, icon }) => (
                  <Button
                    key={String(holds)}
                    size="sm"
                    variant={checklist[check] !== holds ? 'quiet' : holds ? 'primary' : 'danger'}
                    icon={icon}
                    disabled={disabled}
                    aria-pressed={checklist[check] === holds}
                    onClick={() => onChange(check, checklist[check] === holds ? undefined : holds)}
                  >
                    {t(`check.${holds}`)}
                  </Button>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <p className={reviewClasses['hint']}>{t('checklist.hint')}</p>
    </>
  );
}
