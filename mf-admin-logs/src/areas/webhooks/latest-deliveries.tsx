import { webhookDeliveries, type DeliveryRow } from '@fio/contracts/admin/webhook-deliveries';
import { DELIVERY_STATE_TONES } from '@fio/contracts/terms/webhooks.tones';
import { StateChip } from '@fio/design-system/chip';
import { DataTable, type Column } from '@fio/design-system/data-table';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { SkeletonText } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, Moment, useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { answerOf } from '../webhook-deliveries/answer-of.ts';
import { useDeliveriesWords } from '../webhook-deliveries/words.ts';
import type { WebhookDetail } from './webhook-detail.ts';
import classes from './webhooks.module.css';
import { useWebhooksWords } from './words.ts';

const LIST = webhookDeliveries.list.path;
/** Asked again: what was sent a moment ago is answered soon. */
const ASK_AGAIN_MS = 5_000;

function useColumns(): Column<DeliveryRow>[] {
  const t = useWebhooksWords();
  const words = useDeliveriesWords();
  return [
    { id: 'type', header: t('deliveries.type'), cell: ({ type }) => t(`type.${type}`) },
    {
      id: 'state',
      header: t('deliveries.state'),
      fact: true,
      cell: ({ state }) => (
        <StateChip tone={DELIVERY_STATE_TONES[state]}>{words(`state.${state}`)}</StateChip>
      ),
    },
    {
      id: 'at',
      header: t('deliveries.at'),
      cell: ({ occurredAt }) => <Moment at={occurredAt} />,
      fact: true,
      named: true,
    },
    { id: 'status', header: t('deliveries.status'), cell: (row) => answerOf(row, words) },
    { id: 'tries', header: t('deliveries.tries'), cell: ({ tries }) => format.number(tries), align: 'right' },
  ];
}

/** The latest deliveries of an endpoint, each leading to its request and answer. */
export function LatestDeliveries({ record: { id } }: { record: WebhookDetail }) {
  const t = useWebhooksWords();
  const navigate = useNavigate();
  const columns = useColumns();
  const labels = useTableLabels<DeliveryRow>(({ type }) => t(`type.${type}`));
  const { data, error, isFetching, refetch } = useApiQuery(
    webhookDeliveries.list,
    { query: { f: { endpointId: id } } },
    { quiet: true, refetchInterval: ASK_AGAIN_MS },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  return (
    <div className={classes['page']}>
      <DataTable
        caption={t('deliveries.caption')}
        columns={columns}
        rows={data.items}
        rowId={(row) => row.id}
        rowHref={(row) => `${LIST}/${row.id}`}
        onNavigate={(href) => void navigate(href)}
        state="ready"
        empty={<EmptyState title={t('deliveries.none')} text={t('deliveries.noneText')} />}
        error={null}
        labels={labels}
      />
      {data.total > data.items.length && (
        <Link href={`${LIST}?f[endpointId]=${id}`}>{t('deliveries.all')}</Link>
      )}
    </div>
  );
}
