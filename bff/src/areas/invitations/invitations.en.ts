import { invitationSignEn, invitationStateEn } from '@fio/contracts/terms/invitations.en';
import type { invitationDataPt, invitationExportPt } from './invitations.pt.ts';

export const invitationExportEn: typeof invitationExportPt = {
  file: 'invitations',
  columns: {
    createdAt: 'Registered at',
    inviter: 'Who invited',
    invited: 'Who came',
    state: 'State',
    signs: 'Signs',
    confirmedAt: 'E-mail confirmed at',
    numbers: 'Numbers given',
    draw: 'Draw',
  },
  state: invitationStateEn,
};

/** The same in English. */
export const invitationDataEn: typeof invitationDataPt = {
  title: 'Invitations',
  columns: { what: 'Invitation', state: 'State', at: 'When' },
  code: 'The code of your link: {code}',
  gave: {
    one: 'An invitation gave 1 lucky number: {draw}',
    other: 'An invitation gave {count} lucky numbers: {draw}',
  },
  sent: 'Somebody came by your link',
  came: 'You came by somebody’s link',
  state: invitationStateEn,
  sign: invitationSignEn,
};
