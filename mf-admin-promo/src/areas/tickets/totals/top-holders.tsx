import { adminTickets } from '@fio/contracts/admin/tickets';
import { BarChart } from '@fio/design-system/bar-chart';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { LoadFailure, useMay } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';

/** The participants with the most numbers, for whom may see who has which. */
export function TopHolders({ drawId }: { drawId: string }) {
  const t = useTicketsWords();
  const may = useMay()(adminTickets.holders);
  const { data, error, isFetching, refetch } = useApiQuery(
    adminTickets.holders,
    { params: { drawId } },
    { enabled: may },
  );
  if (!may) return null;
  return (
    <section className={classes['card']}>
      {error ? (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonText lines={6} />
      ) : data.items.length === 0 ? (
        <>
          <Heading level={2} size="s">
            {t('holders')}
          </Heading>
          <Text tone="muted">{t('holders.none')}</Text>
        </>
      ) : (
        <BarChart
          caption={t('holders')}
          labels={{ category: t('field.holder'), value: t('totals.issued') }}
          data={data.items.map(({ id, name, numbers }) => ({
            id,
            label: name,
            value: numbers,
            text: format.number(numbers),
          }))}
        />
      )}
    </section>
  );
}
