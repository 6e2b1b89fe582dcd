import { useState } from 'react';
import { invoices } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { PartFailed } from '../page/part-failed.tsx';
import { OwnInvoice } from './own-invoice.tsx';
import { useInvoicesWords } from './words.ts';
import classes from './my-invoices.module.css';

/** The receipts before one, or the latest, and those before them when asked for. */
export function InvoicePage({ before }: { before?: string }) {
  const t = useInvoicesWords();
  const [isMore, setMore] = useState(false);
  const page = before === undefined ? {} : { before };
  const query = useApiQuery(invoices.mine, { query: page }, { quiet: true });
  const { data } = query;
  if (!data && query.isError) return <PartFailed title={t('failed')} query={query} />;
  if (!data) return <Skeleton height={160} radius="card" />;
  return (
    <>
      <ul className={classes['list']}>
        {data.items.map((invoice) => (
          <OwnInvoice key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {data.next && isMore && <InvoicePage before={data.next} />}
      {data.next && !isMore && (
        <div>
          <Button variant="secondary" onClick={() => setMore(true)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
