import { webhookPausePt, webhookStatePt } from '@fio/contracts/terms/webhooks.pt';
import { prefixed } from '../../i18n/prefixed.ts';

/** What webhooks tell the audit (docs/decisions/webhooks.md). */
export const webhookTermsPt = {
  'action.send_again': 'Reenvio de webhook',
  'action.send_test': 'Teste de webhook',
  'action.rotate': 'Troca de segredo',

  ...prefixed('state.webhooks', webhookStatePt),
  ...prefixed('pausedFor.webhooks', webhookPausePt),

  'field.events': 'Eventos',
  'field.pausedFor': 'Pausado por',
  'field.overlapUntil': 'Segredo anterior vale até',
  'field.deliveryId': 'Entrega',
  'field.since': 'Desde',
  'field.count': 'Quantidade',
};
