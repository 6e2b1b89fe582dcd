import type { InvoiceTerms } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useInvoicesWords } from '../words.ts';
import classes from './send.module.css';

/** What to know before one sends, and the button. */
export function SendRow({ terms, busy }: { terms: InvoiceTerms | undefined; busy: boolean }) {
  const t = useInvoicesWords();
  const limits = terms && [
    t('limitsDay', { count: terms.perDay }),
    t('limitsPeriod', { count: terms.perPeriod }),
  ];
  return (
    <div className={classes['buttons']}>
      <Text size="small" tone="muted">
        {[...(limits ?? []), t('once')].join(' ')}
      </Text>
      <Button type="submit" size="lg" loading={busy}>
        {t('send')}
      </Button>
    </div>
  );
}
