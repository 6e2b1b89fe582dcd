import { PRIZE_STATE_TONES } from '@fio/contracts/terms/prizes.tones';
import { TICKET_STATE_TONES } from '@fio/contracts/terms/tickets.tones';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { EmptyState } from '@fio/design-system/empty-state';
import { Heading } from '@fio/design-system/text';
import { enumeration, RecordLink } from '@fio/platform/area';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { InvoiceEarnings } from './invoice-earnings.tsx';
import classes from '../invoices.module.css';
import { useBroughtWords } from './words.ts';

const ticketState = enumeration(useBroughtWords, 'ticket', TICKET_STATE_TONES);
const prizeState = enumeration(useBroughtWords, 'prize', PRIZE_STATE_TONES);

function Numbers({ numbers }: Pick<InvoiceDetail, 'numbers'>) {
  const t = useBroughtWords();
  return (
    <section>
      <Heading level={2} size="s">
        {t('numbers')}
      </Heading>
      <ul className={classes['won']}>
        {numbers.map(({ id, series, number, seriesSize, state }) => (
          <li key={id}>
            <RecordLink of="tickets" id={id}>
              {formatLuckyNumber({ series, order: number }, seriesSize)}
            </RecordLink>
            <ticketState.Chip value={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the invoice brought: numbers, with what earned them, and perhaps a prize. */
export function InvoiceNumbers({ record: { numbers, prizes, earnings } }: { record: InvoiceDetail }) {
  const t = useBroughtWords();
  if (numbers.length === 0 && prizes.length === 0 && earnings.length === 0)
    return <EmptyState title={t('numbers.none')} text={t('numbers.noneText')} />;
  return (
    <div className={classes['brought']}>
      {numbers.length > 0 && <Numbers numbers={numbers} />}
      {earnings.length > 0 && <InvoiceEarnings earnings={earnings} />}
      {prizes.length > 0 && (
        <section>
          <Heading level={2} size="s">
            {t('prizes')}
          </Heading>
          <ul className={classes['won']}>
            {prizes.map(({ id, title, state }) => (
              <li key={id}>
                <RecordLink of="prizes" id={id}>
                  {title}
                </RecordLink>
                <prizeState.Chip value={state} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
