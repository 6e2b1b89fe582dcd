import { useState } from 'react';
import { adminFaq } from '@fio/contracts/admin/faq';
import { FAQ_CATEGORIES } from '@fio/contracts/public/faq';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { EmptyState } from '@fio/design-system/empty-state';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { LoadFailure, useMay, useUnsaved } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { useNavigate } from '@fio/platform/router';
import { useFaqWords } from '../words.ts';
import classes from './order.module.css';
import { OrderSection } from './order-section.tsx';
import { type Ordered, useOrder } from './use-order.ts';

function Sections({ items, reload }: { items: readonly Ordered[]; reload: () => Promise<unknown> }) {
  const t = useFaqWords();
  const [said, say] = useState('');
  const order = useOrder(items, reload);
  useUnsaved(order.isAnyChanged);
  if (items.length === 0) return <EmptyState title={t('order.empty')} text={t('order.emptyText')} />;
  return (
    <div className={classes['sections']}>
      {FAQ_CATEGORIES.filter((category) => order.order(category).length > 0).map((category) => (
        <OrderSection key={category} category={category} order={order} say={say} />
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** /admin/faq/order: the order in which visitors read the questions. */
export function OrderPage() {
  const t = useFaqWords();
  const navigate = useNavigate();
  const may = useMay();
  const { data, error, isFetching, refetch } = useApiQuery(adminFaq.order);
  return (
    <>
      <PageHeader
        title={t('order.title')}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: adminFaq.list.path }, { title: t('order.title') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      <Text tone="muted">{t(may(adminFaq.reorder) ? 'order.lead' : 'order.leadReader')}</Text>
      {data ? (
        <Sections items={data.items} reload={refetch} />
      ) : error && !isFetching ? (
        <LoadFailure error={error} retrying={false} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['sections']} aria-busy>
          <SkeletonText lines={6} />
        </div>
      )}
    </>
  );
}
