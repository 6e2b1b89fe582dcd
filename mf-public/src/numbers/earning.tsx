import { useState } from 'react';
import type { EarningEntry, EarningStanding } from '@fio/contracts/core/earning-entry';
import { Disclosure } from '@fio/design-system/disclosure';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useNumbersWords } from './words.ts';
import classes from './numbers.module.css';

type Receipt = Pick<EarningEntry, 'number' | 'purchasedOn'>;

/** A receipt as its owner knows it: by its number and the day of the purchase. */
function useReceiptText() {
  const t = useNumbersWords();
  return ({ number, purchasedOn }: Receipt) =>
    t('receipt', { number: number ?? '–', day: purchasedOn ? format.day(purchasedOn) : '–' });
}

function Entry({ entry, isByValue }: { entry: EarningEntry; isByValue: boolean }) {
  const t = useNumbersWords();
  const receiptText = useReceiptText();
  const { kind, value, times, numbers, forgone, after, sources, at } = entry;
  const sum = format.money(value * times);
  return (
    <li>
      <Text size="small" numeric>
        <strong>{receiptText(entry)}</strong>
        {' · '}
        {t(kind === 'receipt' ? 'counted' : 'takenBack', { when: format.dateTime(at), value: sum })}
      </Text>
      <Text size="small" tone="muted" numeric>
        {kind === 'receipt' ? t('brought', { count: numbers }) : t('went', { count: Math.abs(numbers) })}
        {forgone > 0 && ` ${t('forgone', { count: forgone })}`}
        {isByValue && ` ${t('left', { value: format.money(after) })}`}
        {sources.length > 1 &&
          ` ${t('earnedWith', {
            sources: sources.map((one) => `${receiptText(one)}: ${format.money(one.cents)}`).join('; '),
          })}`}
      </Text>
    </li>
  );
}

/** Somebody came by the own link, and it gave this: never who. */
function Invitation({ entry: { numbers, forgone, at } }: { entry: EarningStanding['invitations'][number] }) {
  const t = useNumbersWords();
  return (
    <li>
      <Text size="small" numeric>
        <strong>{t('invitation', { when: format.dateTime(at) })}</strong>
      </Text>
      <Text size="small" tone="muted" numeric>
        {t('brought', { count: numbers })}
        {forgone > 0 && ` ${t('forgone', { count: forgone })}`}
      </Text>
    </li>
  );
}

/** What the own receipts and invitations have earned of a draw, and how far the next number is. */
export function Earning({ earning, isOpen }: { earning: EarningStanding; isOpen: boolean }) {
  const t = useNumbersWords();
  const [isShown, setShown] = useState(false);
  const { missing, balance, entries, invitations, rule, numbers } = earning;
  const isFull = rule.perPerson !== null && numbers >= rule.perPerson;
  const isByValue = missing !== null;
  return (
    <>
      {isOpen && isFull && <Text>{t('full', { count: numbers })}</Text>}
      {isOpen && isByValue && !isFull && (
        <Text numeric>
          {t('missing', { missing: format.money(missing) })}{' '}
          {balance > 0 && t('balance', { balance: format.money(balance) })}
        </Text>
      )}
      <Disclosure
        title={t('earned')}
        headingLevel={4}
        open={isShown}
        onOpenChange={setShown}
        className={classes['notPrinted']}
      >
        <ol className={classes['entries']}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isByValue={isByValue} />
          ))}
          {invitations.map((entry, place) => (
            // The ledger only grows: the place is the identity.
            <Invitation key={place} entry={entry} />
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
