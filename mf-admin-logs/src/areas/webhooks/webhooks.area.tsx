import { type WebhookRow, WEBHOOK_PAUSERS, webhooks } from '@fio/contracts/admin/webhooks';
import { webhookDeliveries } from '@fio/contracts/admin/webhook-deliveries';
import { WEBHOOK_KINDS } from '@fio/contracts/documents/webhook-kinds';
import { WEBHOOK_STATE_TONES } from '@fio/contracts/terms/webhooks.tones';
import { IconKey, IconPlayerPause, IconPlayerPlay, IconRefresh, IconSend } from '@fio/design-system/icons';
import { askFor, choiceInput, DateTimeInput, defineArea, enumeration, TextInput } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { counted } from './counted.ts';
import { CREATE_PATH } from './create/create-path.ts';
import { EventsField } from './events-field.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import type { WebhookDetail } from './webhook-detail.ts';
import { WebhookSummary } from './webhook-summary.tsx';
import classes from './webhooks.module.css';
import { useWebhooksWords } from './words.ts';

const { t } = useWebhooksWords;
const useKinds = () => WEBHOOK_KINDS.map((value) => ({ value, label: t(`type.${value}`) }));
const usePausers = () => WEBHOOK_PAUSERS.map((value) => ({ value, label: t(`pausedBy.${value}`) }));
const useKeeping = () => (['send', 'drop'] as const).map((value) => ({ value, label: t(`keep.${value}`) }));
const isActive = ({ state }: WebhookRow) => state === 'active';

/** Programs elsewhere that are told of events. */
export const webhooksArea = defineArea({
  contract: webhooks,
  words: useWebhooksWords,
  menu: { section: 'logs', group: 'logs', icon: 'webhooks', order: 280 },
  nameOf: ({ name }) => name,
  enumerations: { state: enumeration(useWebhooksWords, 'state', WEBHOOK_STATE_TONES) },
  columns: [
    { key: 'name', width: 'clamp(9rem, 16vw, 15rem)' },
    { key: 'state' },
    { key: 'address', cell: ({ address }) => <span className={classes['address']}>{address}</span> },
    { key: 'events', cell: ({ events }) => format.number(events.length) },
    { key: 'waiting', format: 'number', cell: ({ waiting }) => counted(waiting) },
    { key: 'failingSince', format: 'dateTime' },
    { key: 'owner' },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state' },
    { key: 'pausedBy', useChoices: usePausers },
    { key: 'event', useChoices: useKinds },
  ],
  form: {
    values: (one) => ({ name: one?.name ?? '', address: one?.address ?? '', events: one?.events ?? [] }),
    section: 'webhook',
    fields: [
      { field: 'name', input: TextInput, half: true, hint: () => t('hint.name') },
      { field: 'address', input: TextInput, half: true, hint: () => t('hint.address') },
      { field: 'events', input: EventsField },
    ],
  },
  actions: [
    { id: 'test', endpoint: webhooks.test, when: isActive, icon: <IconSend size={16} /> },
    {
      id: 'resend',
      endpoint: webhooks.resend,
      when: isActive,
      icon: <IconRefresh size={16} />,
      form: askFor(webhooks.resend, {
        values: () => ({ since: '' }),
        fields: [
          {
            field: 'since',
            input: DateTimeInput,
            label: () => t('field.since'),
            hint: () => t('hint.since'),
          },
        ],
      }),
    },
    { id: 'pause', endpoint: webhooks.pause, when: isActive, icon: <IconPlayerPause size={16} /> },
    {
      id: 'resume',
      endpoint: webhooks.resume,
      when: (row) => !isActive(row),
      icon: <IconPlayerPlay size={16} />,
      form: askFor(webhooks.resume, {
        values: () => ({ waiting: 'send' as const }),
        fields: [
          { field: 'waiting', input: choiceInput<WebhookDetail>(useKeeping), label: () => t('field.keep') },
        ],
      }),
    },
    {
      id: 'rotate',
      endpoint: webhooks.rotate,
      when: () => true,
      icon: <IconKey size={16} />,
      dialog: RotateDialog,
    },
  ],
  detail: {
    Summary: WebhookSummary,
    tabs: [
      { id: 'deliveries', load: async () => (await import('./latest-deliveries.tsx')).LatestDeliveries },
    ],
  },
  links: [
    { to: '/api/docs', label: () => t('docs'), loaded: true },
    { to: webhookDeliveries.list.path, needs: webhookDeliveries.list, label: () => t('deliveries') },
  ],
  // The secret is shown there.
  pages: [
    {
      path: CREATE_PATH,
      needs: webhooks.create,
      title: 'create',
      load: async () => (await import('./create/create-page.tsx')).CreatePage,
    },
  ],
});
