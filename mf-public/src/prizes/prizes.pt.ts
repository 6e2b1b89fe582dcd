import { ownPrizeReasonPt } from '@fio/contracts/terms/prize-reasons.pt';
import { ownPrizeStatePt } from '@fio/contracts/terms/prizes.pt';
import { prefixed } from '@fio/platform/i18n';

/** A win is loud; what it takes to get the prize is plain and exact. */
export const prizesPt = {
  close: 'Fechar',
  kicker: 'Você ganhou!',
  stepsTitle: 'O que acontece agora',
  stepCheck: 'Nossa equipe confere a nota e os seus dados. Guarde a nota original.',
  stepMail: 'O resultado chega por e-mail e aparece no seu perfil.',
  stepDelivery: 'Validado, o prêmio é entregue sem nenhum custo para você.',
  withNumbers_one: 'E a mesma nota deu um número da sorte:',
  withNumbers_other: 'E a mesma nota deu {{count}} números da sorte:',
  share: 'Compartilhar',
  see: 'Ver no perfil',

  mine: 'Prêmios',
  mineLead: 'O que você já ganhou e em que pé está.',
  none: 'Nenhum prêmio ainda',
  noneText: 'Cada nota válida pode sair com um prêmio na hora.',
  sendReceipt: 'Enviar nota fiscal',
  failed: 'Não foi possível carregar os seus prêmios',
  ...prefixed('state', ownPrizeStatePt),
  wonAt: 'Ganho em {{when}}',
  validatedAt: 'Validado em {{when}}',
  deliveredAt: 'Entregue em {{when}}',
  nextPending: 'Estamos conferindo a nota e os seus dados. O resultado chega por e-mail.',
  nextValidated: 'Tudo certo. Entramos em contato para combinar a entrega.',
  why: 'Por quê: {{reason}}',
  ...prefixed('reason', ownPrizeReasonPt),
  appeal: 'Acha que houve um engano? Fale com o atendimento',
};
