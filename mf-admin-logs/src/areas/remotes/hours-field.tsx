import { FIGURE_HOURS } from '@fio/contracts/admin/remote-figures';
import { Button } from '@fio/design-system/button';
import classes from './remotes.module.css';
import type { Hours } from './figures.ts';
import { useRemotesWords } from './words.ts';

/** Over how many hours the figures are. */
export function HoursField({ value, onChange }: { value: Hours; onChange: (hours: string) => void }) {
  const t = useRemotesWords();
  return (
    <div className={classes['hours']} role="group" aria-label={t('hours')}>
      {FIGURE_HOURS.map((hours) => (
        <Button
          key={hours}
          variant="secondary"
          size="sm"
          aria-pressed={hours === value}
          onClick={() => onChange(hours)}
        >
          {t(`hours.${hours}`)}
        </Button>
      ))}
    </div>
  );
}
