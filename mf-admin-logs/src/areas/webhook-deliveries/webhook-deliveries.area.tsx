import { webhookDeliveries } from '@fio/contracts/admin/webhook-deliveries';
import { webhooks } from '@fio/contracts/admin/webhooks';
import { WEBHOOK_TYPES } from '@fio/contracts/documents/webhook-kinds';
import { DELIVERY_STATE_TONES } from '@fio/contracts/terms/webhooks.tones';
import { IconRefresh } from '@fio/design-system/icons';
import { defineArea, enumeration } from '@fio/platform/area';
import { answerOf } from './answer-of.ts';
import { DeliveryAttempts, DeliveryBody, DeliverySummary } from './delivery-parts.tsx';
import { useDeliveriesWords } from './words.ts';

const { t } = useDeliveriesWords;
const useTypes = () => WEBHOOK_TYPES.map((value) => ({ value, label: t(`type.${value}`) }));
/** Deliveries are filtered by their endpoint from its own page: it has a chip and no field. */
const Nothing = () => null;

/** What webhooks have sent, request and answer. */
export const webhookDeliveriesArea = defineArea({
  contract: webhookDeliveries,
  words: useDeliveriesWords,
  menu: null,
  nameOf: ({ type, endpoint }) => t('name', { type: t(`type.${type}`), endpoint: endpoint.name }),
  enumerations: { state: enumeration(useDeliveriesWords, 'state', DELIVERY_STATE_TONES) },
  columns: [
    { key: 'type', cell: ({ type }) => t(`type.${type}`), width: 'clamp(9rem, 16vw, 15rem)' },
    { key: 'occurredAt', format: 'dateTime' },
    { key: 'endpoint', cell: ({ endpoint }) => endpoint.name },
    { key: 'state' },
    { key: 'status', cell: (row) => answerOf(row, t) },
    { key: 'tries', format: 'number' },
    { key: 'dueAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state' },
    { key: 'type', useChoices: useTypes },
    { key: 'endpointId', control: Nothing, text: () => t('chosen') },
  ],
  actions: [
    {
      id: 'resend',
      endpoint: webhookDeliveries.resend,
      when: ({ state }) => state !== 'waiting' && state !== 'sending',
      icon: <IconRefresh size={16} />,
    },
  ],
  detail: {
    Summary: DeliverySummary,
    tabs: [
      { id: 'attempts', Content: DeliveryAttempts },
      { id: 'body', Content: DeliveryBody },
    ],
  },
  links: [{ to: webhooks.list.path, needs: webhooks.list, label: () => t('webhooks') }],
});
