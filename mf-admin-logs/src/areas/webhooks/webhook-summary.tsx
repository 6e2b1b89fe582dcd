import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { counted } from './counted.ts';
import type { WebhookDetail } from './webhook-detail.ts';
import classes from './webhooks.module.css';
import { useWebhooksWords } from './words.ts';

const when = (at: string | null) => at && <Moment at={at} />;

/** Where it sends what, and how that goes. */
export function WebhookSummary({ record }: { record: WebhookDetail }) {
  const t = useWebhooksWords();
  const { address, events, pausedFor, pausedAt, failingSince, overlapUntil } = record;
  return (
    <DefinitionList
      items={[
        ...(pausedFor
          ? [
              { term: t('field.pausedFor'), value: t(`pause.${pausedFor}`) },
              { term: t('field.pausedAt'), value: when(pausedAt) },
            ]
          : []),
        ...(failingSince ? [{ term: t('field.failingSince'), value: when(failingSince) }] : []),
        ...(overlapUntil ? [{ term: t('field.overlapUntil'), value: when(overlapUntil) }] : []),
        { term: t('field.address'), value: <span className={classes['address']}>{address}</span> },
        { term: t('field.events'), value: events.map((kind) => t(`type.${kind}`)).join(', ') },
        { term: t('field.waiting'), value: counted(record.waiting) },
        { term: t('field.delivered'), value: counted(record.delivered) },
        { term: t('field.failed'), value: counted(record.failed) },
        { term: t('field.owner'), value: record.owner },
        { term: t('field.createdAt'), value: when(record.createdAt) },
        { term: t('field.updatedAt'), value: when(record.updatedAt) },
      ]}
    />
  );
}
