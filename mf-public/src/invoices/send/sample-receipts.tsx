import { invoices, type InvoiceSample } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useInvoicesWords } from '../words.ts';
import classes from './sample-receipts.module.css';

interface Props {
  /** Takes the text of the QR code of the one that was chosen, as a camera would. */
  readonly onCode: (code: string) => void;
}

function Sample({ sample, onCode }: Props & { readonly sample: InvoiceSample }) {
  const t = useInvoicesWords();
  const { code, number, purchasedOn, value, qr } = sample;
  const name = t('sample.name', { number });
  return (
    <li className={classes['paper']}>
      <strong>{t('sample.shop')}</strong>
      <span>{name}</span>
      <span>
        {format.day(purchasedOn)} · {format.money(value)}
      </span>
      <svg
        className={classes['code']}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('sample.code', { number })}
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => onCode(code)}
        aria-label={t('sample.useOf', { number })}
      >
        {t('sample.use')}
      </Button>
    </li>
  );
}

/** Receipts to try the demonstration with; in a promotion there are none, and nothing is shown. */
export function SampleReceipts({ onCode }: Props) {
  const t = useInvoicesWords();
  const { data } = useApiQuery(invoices.samples, {}, { quiet: true });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={classes['samples']} aria-labelledby="sample-receipts">
      <h3 id="sample-receipts" className={classes['title']}>
        {t('sample.title')}
      </h3>
      <Text size="small" tone="muted">
        {t('sample.lead')}
      </Text>
      <ul className={classes['papers']}>
        {data.items.map((sample) => (
          <Sample key={sample.code} sample={sample} onCode={onCode} />
        ))}
      </ul>
    </section>
  );
}
