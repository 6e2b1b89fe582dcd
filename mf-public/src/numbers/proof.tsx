import { useState } from 'react';
import type { OwnDraw } from '@fio/contracts/public/tickets';
import { Button } from '@fio/design-system/button';
import { Disclosure } from '@fio/design-system/disclosure';
import { Text } from '@fio/design-system/text';
import { capacityOf, formatLuckyNumber } from '@fio/domain/lucky-number';
import { format } from '@fio/platform/i18n';
import type { Verdict } from './check-numbers.ts';
import { useNumbersWords } from './words.ts';
import classes from './numbers.module.css';

type Check = 'not yet' | 'under way' | 'failed' | Verdict;

/** The verdict in a sentence. */
function Result({ check, draw }: { check: Check; draw: OwnDraw }) {
  const t = useNumbersWords();
  const count = draw.tickets.length;
  if (check === 'not yet') return null;
  if (check === 'under way') return <Text tone="muted">{t('checking', { count })}</Text>;
  if (check === 'failed') return <Text tone="warning">{t('checkFailed')}</Text>;
  if (!check.isSeedRight) return <Text tone="error">{t('wrongSeed')}</Text>;
  if (check.wrong.length === 0) return <Text tone="success">{t('right', { count })}</Text>;
  const numbers = check.wrong.map(({ series, number }) =>
    formatLuckyNumber({ series, order: number }, draw.commitment.seriesSize),
  );
  return <Text tone="error">{t('wrongNumbers', { numbers: numbers.join(', ') })}</Text>;
}

/** The seed, and the check by this very device. The arithmetic is fetched when it is asked for. */
function Revealed({ draw, seed, when }: { draw: OwnDraw; seed: string; when: string }) {
  const t = useNumbersWords();
  const [check, setCheck] = useState<Check>('not yet');
  const start = async () => {
    setCheck('under way');
    try {
      const { checkNumbers } = await import('./check-numbers.ts');
      setCheck(await checkNumbers(draw, seed));
    } catch {
      setCheck('failed');
    }
  };
  return (
    <>
      <Text>{t('proofSeed', { when: format.dateTime(when) })}</Text>
      <code className={classes['bytes']}>{seed}</code>
      <div>
        <Button variant="secondary" size="sm" loading={check === 'under way'} onClick={() => void start()}>
          {t('check')}
        </Button>
      </div>
      <div role="status">
        <Result check={check} draw={draw} />
      </div>
    </>
  );
}

/** What bound the order before the period and, once it is over, the way to check it. */
export function Proof({ draw }: { draw: OwnDraw }) {
  const t = useNumbersWords();
  const [isOpen, setOpen] = useState(false);
  const { seedHash, seed, committedAt, revealedAt, ...range } = draw.commitment;
  const [ticket] = draw.tickets;
  const capacity = capacityOf({ first: range.seriesFirst, last: range.seriesLast, size: range.seriesSize });
  return (
    <Disclosure
      title={t('proof')}
      headingLevel={4}
      open={isOpen}
      onOpenChange={setOpen}
      className={classes['notPrinted']}
    >
      <div className={classes['proof']}>
        <Text>{t('proofText', { when: format.dateTime(committedAt) })}</Text>
        <code className={classes['bytes']}>{seedHash}</code>
        {ticket && (
          <Text tone="muted">
            {t('proofPlace', {
              place: format.number(ticket.counter + 1),
              capacity: format.number(capacity),
            })}
          </Text>
        )}
        {seed && revealedAt ? (
          <Revealed draw={draw} seed={seed} when={revealedAt} />
        ) : (
          <Text tone="muted">{t('proofLater')}</Text>
        )}
      </div>
    </Disclosure>
  );
}
