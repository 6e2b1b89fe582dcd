import type { InvitationSign, InvitationState } from '@fio/domain/invitation';
import type { Terms } from './terms.ts';

export const invitationStatePt: Terms<InvitationState> = {
  registered: 'Cadastro sem e-mail confirmado',
  confirmed: 'Confirmado',
  doubtful: 'Em dúvida',
};

export const invitationSignPt: Terms<InvitationSign> = {
  session: 'enviado com a conta de quem convidou aberta',
  device: 'mesmo aparelho',
  address: 'mesma rede',
  together: 'muitos convidados de uma rede ou de um aparelho só',
};
