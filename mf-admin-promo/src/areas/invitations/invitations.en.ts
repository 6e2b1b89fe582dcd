import { invitationSignEn, invitationStateEn } from '@fio/contracts/terms/invitations.en';
import { prefixed } from '@fio/platform/i18n';
import type { invitationsPt } from './invitations.pt.ts';

export const invitationsEn: Record<keyof typeof invitationsPt, string> = {
  title: 'Invitations',
  count_one: '{{total}} invitation',
  count_other: '{{total}} invitations',
  search: 'Name of who invited or came',
  'empty.title': 'Nobody has come by an invitation yet',
  'empty.text':
    'Whoever registers by another person’s link shows here. Invitations give lucky numbers only where the draw’s rule says so.',

  'field.inviter': 'Who invited',
  'field.invited': 'Who came',
  'field.state': 'State',
  'field.signs': 'Signs',
  'field.createdAt': 'Registered at',
  'field.confirmedAt': 'E-mail confirmed at',
  'field.given': 'Numbers given',
  'field.draw': 'Draw',
  'field.givenAt': 'Given at',
  forgone_one: '{{count}} was beyond the limit',
  forgone_other: '{{count}} were beyond the limit',
  'field.from': 'From',
  'field.to': 'To',

  ...prefixed('state', invitationStateEn),
  ...prefixed('sign', invitationSignEn),
};
