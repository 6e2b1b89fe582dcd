import { hasEvidence, type PrizeCheck } from '@fio/domain/prize-validation';
import { Button } from '@fio/design-system/button';
import { IconCheck, IconX } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { DeskKey } from '@fio/platform/desk';
import reviewClasses from '../invoices/review/review.module.css';
import { usePrizesWords } from '../prizes/words.ts';
import type { Desk } from './use-desk.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { useValidationWords } from './words.ts';

interface Props {
  readonly checks: Win['checks'];
  readonly desk: Desk;
  readonly disabled: boolean;
}

const CHOICES = [
  { holds: true, icon: <IconCheck size={16} /> },
  { holds: false, icon: <IconX size={16} /> },
] as const;

/** One check: its name shows what it looks at, and only then it is answered. */
function Check({
  check,
  place,
  desk,
  disabled,
}: { check: PrizeCheck; place: number } & Omit<Props, 'checks'>) {
  const t = useValidationWords();
  const words = usePrizesWords();
  const isThere = hasEvidence(check, desk.evidence);
  const isCurrent = desk.current === check;
  return (
    <div className={classes['check']} role="group" aria-labelledby={`check-${check}`}>
      <button
        type="button"
        className={classes['show']}
        aria-expanded={isCurrent}
        aria-controls="desk-evidence"
        onClick={() => desk.open(check)}
      >
        <DeskKey name={String(place)} /> <span id={`check-${check}`}>{words(`check.${check}`)}</span>
      </button>
      <span className={classes['answers']}>
        {CHOICES.map(({ holds, icon }) => (
          <Button
            key={String(holds)}
            size="sm"
            variant={desk.checklist[check] !== holds ? 'quiet' : holds ? 'primary' : 'danger'}
            icon={icon}
            disabled={disabled || !desk.mayAnswer(check)}
            aria-pressed={desk.checklist[check] === holds}
            onClick={() => desk.tick(check, desk.checklist[check] === holds ? undefined : holds)}
          >
            {t(`check.${holds}`)}
          </Button>
        ))}
      </span>
      {!desk.mayAnswer(check) && (
        <Text size="small" tone="muted">
          {t(isThere ? 'check.unopened' : `lacks.${check}`)}
        </Text>
      )}
    </div>
  );
}

/** What is looked at before a decision: each holds, doesn't, or is still open. */
export function Checklist({ checks, desk, disabled }: Props) {
  const t = useValidationWords();
  const { tickAll } = desk;
  return (
    <>
      <ol className={classes['checks']}>
        {checks.map((check, index) => (
          <li key={check}>
            <Check check={check} place={index + 1} desk={desk} disabled={disabled} />
          </li>
        ))}
      </ol>
      <div className={classes['ways']}>
        <Button
          size="sm"
          variant="secondary"
          icon={<IconCheck size={16} />}
          disabled={disabled || tickAll === null}
          onClick={() => tickAll?.()}
        >
          {t('check.all')}
        </Button>
        {tickAll === null && (
          <Text size="small" tone="muted">
            {t('check.allHint')}
          </Text>
        )}
      </div>
      <p className={reviewClasses['hint']}>{t('checklist.hint')}</p>
    </>
  );
}
