import type { DeliveryFault, DeliveryState } from '../admin/webhook-deliveries.ts';
import type { WebhookPause, WebhookState } from '../admin/webhooks.ts';
import type { WebhookType } from '../documents/webhook-kinds.ts';
import type { Terms } from './terms.ts';

export const webhookStatePt: Terms<WebhookState> = { active: 'Ativo', paused: 'Pausado' };

/** Why one is paused. */
export const webhookPausePt: Terms<WebhookPause> = {
  staff: 'Pela equipe',
  failing: 'Só falhava',
  gone: 'O endereço respondeu que acabou (410)',
  owner: 'A conta do responsável foi encerrada',
};

export const deliveryStatePt: Terms<DeliveryState> = {
  waiting: 'Na espera',
  sending: 'Saindo',
  delivered: 'Entregue',
  failed: 'Falhou',
  dropped: 'Descartada',
};

/** Why nothing was answered. */
export const deliveryFaultPt: Terms<DeliveryFault> = {
  address: 'Endereço fora da internet pública',
  unreachable: 'Ninguém atendeu',
  certificate: 'Certificado recusado',
  timeout: 'Sem resposta em 15 segundos',
  broken: 'A conexão caiu',
};

/** What is told of. */
export const webhookTypePt: Terms<WebhookType> = {
  'theory.published': 'Teoria publicada',
  'theory.opened': 'Teoria aberta para votos',
  'theory.closed': 'Teoria encerrada',
  'theory.resolved': 'Teoria resolvida',
  'suggestion.received': 'Sugestão recebida',
  'suggestion.approved': 'Sugestão aprovada',
  'suggestion.rejected': 'Sugestão recusada',
  'suggestion.merged': 'Sugestão virou teoria',
  'registration.created': 'Cadastro criado',
  'registration.confirmed': 'Cadastro confirmado',
  'registration.erased': 'Cadastro apagado',
  'receipt.received': 'Nota recebida',
  'receipt.confirmed': 'Nota confirmada',
  'receipt.refused': 'Nota recusada',
  'numbers.granted': 'Números da sorte distribuídos',
  'prize.won': 'Prêmio ganho',
  'prize.validated': 'Prêmio validado',
  'prize.refused': 'Prêmio invalidado',
  'prize.delivered': 'Prêmio entregue',
  'draw.scheduled': 'Sorteio agendado',
  'draw.list_closed': 'Lista do sorteio fechada',
  'draw.extraction_recorded': 'Extração registrada',
  'draw.calculated': 'Sorteio apurado',
  'draw.published': 'Resultado publicado',
  'draw.postponed': 'Sorteio adiado',
  'draw.cancelled': 'Sorteio cancelado',
  'log.head': 'Registro público assinado',
  'webhook.test': 'Teste',
};
