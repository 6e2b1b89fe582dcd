import { useState } from 'react';
import { invoices } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { ErrorState } from '@fio/design-system/error-state';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { usePageWords } from '../page/words.ts';
import { OwnInvoice } from './own-invoice.tsx';
import { useInvoicesWords } from './words.ts';
import classes from './my-invoices.module.css';

/** The receipts before one, or the latest, and those before them when asked for. */
export function InvoicePage({ before }: { before?: string }) {
  const t = useInvoicesWords();
  const page = usePageWords();
  const [isMore, setMore] = useState(false);
  const query = before === undefined ? {} : { before };
  const { data, isError, isFetching, refetch } = useApiQuery(invoices.mine, { query }, { quiet: true });
  if (!data && isError)
    return (
      <ErrorState
        title={t('failed')}
        text={page('failedText')}
        actionLabel={page('retry')}
        onAction={() => void refetch()}
        loading={isFetching}
        headingLevel={3}
      />
    );
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
