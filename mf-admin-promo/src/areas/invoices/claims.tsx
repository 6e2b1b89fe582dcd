import { Heading, Text } from '@fio/design-system/text';
import { RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { InvoiceDetail } from './invoice-detail.ts';
import { invoiceState } from './invoice-state.ts';
import classes from './invoices.module.css';
import { useInvoicesWords } from './words.ts';

type Claim = InvoiceDetail['claims'][number];

function Answers({ answers }: Pick<Claim, 'answers'>) {
  const t = useInvoicesWords();
  if (answers.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('claims.unanswered')}
      </Text>
    );
  return (
    <ul>
      {answers.map(({ id, source, proof, found, reference }) => (
        <li key={id}>
          <Text size="small" tone={proof ? 'success' : 'warning'}>
            {t('claims.answer', {
              source: t(`source.${source}`),
              said: proof ? t(`proof.${proof}`) : found.map((one) => t(`found.${one}`)).join(', '),
            })}{' '}
            {reference}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Who claims the receipt, side by side where there are several, with what the sources answered of each. */
export function Claims({ invoice: { id: own, claims } }: { invoice: Pick<InvoiceDetail, 'id' | 'claims'> }) {
  const t = useInvoicesWords();
  return (
    <section className={classes['claims']} aria-labelledby="receipt-claims">
      <Heading level={2} size="s" id="receipt-claims">
        {t('claims', { count: claims.length })}
      </Heading>
      <ol>
        {claims.map(({ id, participant, state, origin, purchasedOn, value, createdAt, answers }) => (
          <li key={id} aria-current={id === own || undefined}>
            <RecordLink of="invoices" id={id}>
              {participant.name}
            </RecordLink>
            <invoiceState.Chip value={state} />
            <Text size="small" tone="muted" numeric>
              {[
                t(`origin.${origin}`),
                format.dateTime(createdAt),
                purchasedOn && format.day(purchasedOn),
                value !== null && format.money(value),
              ]
                .filter((fact) => typeof fact === 'string')
                .join(' · ')}
            </Text>
            <Answers answers={answers} />
          </li>
        ))}
      </ol>
    </section>
  );
}
