import type { MailState } from '@fio/domain/dispatch';
import { prizeMailStatePt } from './prize-mails.pt.ts';
import type { Terms } from './terms.ts';

export const mailStatePt: Terms<MailState> = {
  ...prizeMailStatePt,
  sending: 'Saindo',
  unconfirmed: 'Sem confirmação',
  unsubscribed: 'Não enviado: descadastrado',
  suppressed: 'Não enviado: já devolvido antes',
  cancelled: 'Não enviado: cancelado',
};
