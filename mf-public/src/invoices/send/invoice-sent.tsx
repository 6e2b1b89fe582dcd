import type { MyInvoice } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { NumberPlate } from '../../numbers/number-plate.tsx';
import { Awaited } from '../usual-wait.tsx';
import { useInvoicesWords } from '../words.ts';
import { NextNumber } from './next-number.tsx';
import { SentBefore } from './sent-before.tsx';
import classes from './send.module.css';

/** What became of a receipt, as far as those who sent it care: good, bad, or not known yet. */
export const outcomeOf = ({ state }: MyInvoice): 'valid' | 'invalid' | 'pending' =>
  state === 'valid' || state === 'invalid' ? state : 'pending';

function Outcome({ invoice }: { invoice: MyInvoice }) {
  const t = useInvoicesWords();
  const { numbers, reason } = invoice;
  const outcome = outcomeOf(invoice);
  if (outcome === 'pending') return <Awaited state={invoice.state === 'pending' ? 'pending' : 'checking'} />;
  if (outcome === 'invalid') return <Text>{reason && t('why', { reason: t(`reason.${reason}`) })}</Text>;
  return (
    <>
      <Text>{numbers.length > 0 ? t('validText', { count: numbers.length }) : t('validNone')}</Text>
      <ul className={classes['numbers']}>
        {numbers.map((number) => (
          <li key={number}>
            <NumberPlate>{number}</NumberPlate>
          </li>
        ))}
      </ul>
      <Text tone="muted">{t('noPrize')}</Text>
    </>
  );
}

interface Props {
  readonly invoice: MyInvoice;
  /** Those sent before it, the latest first. */
  readonly before: readonly MyInvoice[];
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** The answer to a receipt without a prize: quiet, with its numbers and the next chance. */
export function InvoiceSent({ invoice, before, onAnother, onClose }: Props) {
  const t = useInvoicesWords();
  return (
    <div className={classes['sent']}>
      <div role="status" className={classes['stack']}>
        <Outcome invoice={invoice} />
      </div>
      {outcomeOf(invoice) !== 'invalid' && <NextNumber isCounted={outcomeOf(invoice) === 'valid'} />}
      <div className={classes['buttons']}>
        <Button variant="quiet" href="/perfil?aba=numeros" onNavigate={navigateTo}>
          {t('seeNumbers')}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('done')}
        </Button>
      </div>
      <SentBefore invoices={before} />
    </div>
  );
}
