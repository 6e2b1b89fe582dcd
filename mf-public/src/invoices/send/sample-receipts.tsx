import type { ReactNode } from 'react';
import type { InvoiceSample } from '@fio/contracts/public/invoice-sample';
import { invoices } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useInvoicesWords } from '../words.ts';
import classes from './sample-receipts.module.css';

function Code({ sample: { qr, number } }: { readonly sample: InvoiceSample }) {
  const t = useInvoicesWords();
  return (
    <svg
      className={classes['code']}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('sample.code', { number })}
    >
      <path d={qr.path} fill="#000" />
    </svg>
  );
}

interface Props {
  readonly lead: string;
  /** What stands on each below its facts. */
  readonly children: (sample: InvoiceSample) => ReactNode;
}

/** Receipts to try the demonstration with; in a promotion there are none, and nothing is shown. */
export function SamplePapers({ lead, children }: Props) {
  const t = useInvoicesWords();
  const { data } = useApiQuery(invoices.samples, {}, { quiet: true });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={classes['samples']} aria-labelledby="sample-receipts">
      <h3 id="sample-receipts" className={classes['title']}>
        {t('sample.title')}
      </h3>
      <Text size="small" tone="muted">
        {lead}
      </Text>
      <ul className={classes['papers']}>
        {data.items.map((sample) => (
          <li key={sample.code} className={classes['paper']}>
            <strong>{t('sample.shop')}</strong>
            <span>{t('sample.name', { number: sample.number })}</span>
            <span>
              {format.day(sample.purchasedOn)} · {format.money(sample.value)}
            </span>
            {children(sample)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each with its QR code: `onCode` takes the text of the one that was chosen, as a camera would. */
export function SampleReceipts({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useInvoicesWords();
  return (
    <SamplePapers lead={t('sample.lead')}>
      {(sample) => (
        <>
          <Code sample={sample} />
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onCode(sample.code)}
            aria-label={t('sample.useOf', { number: sample.number })}
          >
            {t('sample.use')}
          </Button>
        </>
      )}
    </SamplePapers>
  );
}
