import { useState } from 'react';
import type { PrizeCommitment } from '@fio/contracts/public/prize-commitments';
import type { CommittedSlot } from '@fio/domain/prize-evidence';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { More, PAGE } from '../page/more.tsx';
import classes from './instant.module.css';
import { useInstantWords } from './words.ts';

function Slots({ slots }: { slots: readonly CommittedSlot[] }) {
  const t = useInstantWords();
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ol className={classes['slots']} aria-label={t('slots')}>
        {slots.slice(0, shown).map(({ title: prize, opensAt, nth }, index) => (
          <li key={index}>
            {opensAt === null
              ? t('slotNth', { nth: format.number(nth ?? 0), prize })
              : t('slotMoment', { when: format.exact(new Date(opensAt)), prize })}
          </li>
        ))}
      </ol>
      <More left={slots.length - shown} onMore={() => setShown(shown + PAGE)} />
    </>
  );
}

type Check = 'not yet' | 'failed' | { readonly slots: readonly CommittedSlot[] | null };

/** A seed that is public, and the schedule that this very device makes of it. */
export function RevealedSeed({ commitment, seed }: { commitment: PrizeCommitment; seed: string }) {
  const t = useInstantWords();
  const [check, setCheck] = useState<Check>('not yet');
  const start = async () => {
    const { scheduleSlots } = await import('./schedule-slots.ts');
    setCheck({ slots: scheduleSlots(commitment, seed) });
  };
  const slots = typeof check === 'object' ? check.slots : null;
  return (
    <>
      <Text>{t('seed', { when: format.dateTime(commitment.revealedAt ?? '') })}</Text>
      <code className={classes['bytes']}>{seed}</code>
      <div>
        <Button variant="secondary" size="sm" onClick={() => void start().catch(() => setCheck('failed'))}>
          {t('check')}
        </Button>
      </div>
      <div role="status">
        {check === 'failed' && <Text tone="warning">{t('failed')}</Text>}
        {typeof check === 'object' && check.slots === null && <Text tone="error">{t('wrong')}</Text>}
        {slots && <Text tone="success">{t('right', { count: slots.length })}</Text>}
      </div>
      {slots && <Slots slots={slots} />}
    </>
  );
}
