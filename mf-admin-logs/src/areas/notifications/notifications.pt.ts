import {
  notificationChannelPt,
  notificationEventStatePt,
  notificationKindPt,
  notificationStatePt,
} from '@fio/contracts/terms/notifications.pt';
import { prefixed } from '@fio/platform/i18n';

export const notificationsPt = {
  title: 'Avisos',
  count_one: '{{total}} aviso',
  count_other: '{{total}} avisos',
  search: 'Teoria, sorteio ou prêmio',
  'empty.title': 'Nenhum aviso saiu ainda',
  'empty.text':
    'Quem toca em “Avise-me” recebe um aviso quando uma teoria é resolvida, uma lista fecha, um resultado sai ou um prêmio espera. Cada um aparece aqui.',

  'field.kind': 'Aviso',
  'field.title': 'Sobre',
  'field.state': 'Situação',
  'field.sent': 'Enviados',
  'field.failed': 'Com falha',
  'field.ended': 'Pararam depois',
  'field.createdAt': 'Aconteceu em',
  'field.finishedAt': 'Terminou em',
  'field.from': 'De',
  'field.to': 'Até',

  ...prefixed('kind', notificationKindPt),
  ...prefixed('channel', notificationChannelPt),
  ...prefixed('state', notificationEventStatePt),
  ...prefixed('fate', notificationStatePt),

  'figures.of': '{{sent}} de {{total}}',
  'figures.none': 'Nenhum',
  'ended.text': 'Pessoas que, até sete dias depois deste aviso, pararam os avisos deste tipo.',
  gone: 'Não existe mais',

  'action.cancel': 'Cancelar aviso',
  'action.cancel.text':
    'Quem ainda não recebeu não vai receber, e este aviso não sai de novo. O que já está saindo chega.',
  'action.cancel.done': 'Aviso cancelado.',
};
