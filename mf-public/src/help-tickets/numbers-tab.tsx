import { Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { Link } from '@fio/design-system/link';
import { NumbersDrawing } from './numbers-drawing.tsx';
import { useHelpTicketsWords } from './words.ts';
import classes from './help-tickets.module.css';

const STEPS = ['buy', 'send', 'wait', 'get'] as const;

/** How a purchase becomes lucky numbers, and where the exact rule is. */
export function NumbersTab() {
  const t = useHelpTicketsWords();
  return (
    <div className={classes['receipt']}>
      <NumbersDrawing title={t('numbers.drawing')} />
      <div className={classes['facts']}>
        <ol className={classes['list']}>
          {STEPS.map((step) => (
            <li key={step}>
              <strong>{t(`numbers.${step}`)}</strong>
              <Text tone="muted">{t(`numbers.${step}Text`)}</Text>
            </li>
          ))}
        </ol>
        <Text tone="muted" size="small">
          {t('numbers.rule')}{' '}
          <Link href="/regulamentos" onNavigate={navigateTo}>
            {t('numbers.regulation')}
          </Link>
        </Text>
      </div>
    </div>
  );
}
