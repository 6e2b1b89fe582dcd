import { deliveryFaultPt, deliveryStatePt, webhookTypePt } from '@fio/contracts/terms/webhooks.pt';
import { prefixed } from '@fio/platform/i18n';

export const webhookDeliveriesPt = {
  title: 'Entregas de webhooks',
  count_one: '{{total}} entrega',
  count_other: '{{total}} entregas',
  search: 'Código inteiro da entrega ou do evento',
  'empty.title': 'Nenhuma entrega',
  'empty.text': 'O que os webhooks enviaram nos últimos 30 dias aparece aqui, com pedido e resposta.',
  name: '{{type}} · {{endpoint}}',
  webhooks: 'Webhooks',
  chosen: 'Um webhook',

  'field.type': 'Evento',
  'field.endpoint': 'Webhook',
  'field.endpointId': 'Webhook',
  'field.state': 'Situação',
  'field.tries': 'Tentativas',
  'field.occurredAt': 'Aconteceu em',
  'field.dueAt': 'Próxima tentativa',
  'field.finishedAt': 'Encerrada em',
  'field.status': 'Resposta',
  'field.eventId': 'Código do evento',
  'field.address': 'Endereço',

  ...prefixed('state', deliveryStatePt),
  ...prefixed('fault', deliveryFaultPt),
  ...prefixed('type', webhookTypePt),

  'action.resend': 'Enviar de novo',
  'action.resend.text':
    'O mesmo evento vai outra vez, com o código que já tinha: quem o recebeu sabe que é o mesmo.',
  'action.resend.done': 'A entrega vai de novo.',

  'tab.attempts': 'Tentativas',
  'tab.body': 'Corpo',
  'attempts.none': 'Nenhuma tentativa ainda.',
  'attempts.took_one': '{{count}} milissegundo',
  'attempts.took_other': '{{total}} milissegundos',
  'attempts.request': 'Pedido',
  'attempts.response': 'Resposta',
  'attempts.cut': 'Da resposta ficam os primeiros 2.000 bytes.',
};
