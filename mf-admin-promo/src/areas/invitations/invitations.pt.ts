import { invitationSignPt, invitationStatePt } from '@fio/contracts/terms/invitations.pt';
import { prefixed } from '@fio/platform/i18n';

export const invitationsPt = {
  title: 'Convites',
  count_one: '{{total}} convite',
  count_other: '{{total}} convites',
  search: 'Nome de quem convidou ou veio',
  'empty.title': 'Ninguém veio por um convite ainda',
  'empty.text':
    'Quem se cadastra pelo link de outra pessoa aparece aqui. Convites só dão números da sorte onde a regra do sorteio diz.',

  'field.inviter': 'Quem convidou',
  'field.invited': 'Quem veio',
  'field.state': 'Situação',
  'field.signs': 'Sinais',
  'field.createdAt': 'Cadastro em',
  'field.confirmedAt': 'E-mail confirmado em',
  'field.given': 'Números dados',
  'field.draw': 'Sorteio',
  'field.givenAt': 'Dados em',
  forgone_one: '{{count}} ficou além do limite',
  forgone_other: '{{count}} ficaram além do limite',
  'field.from': 'De',
  'field.to': 'Até',

  ...prefixed('state', invitationStatePt),
  ...prefixed('sign', invitationSignPt),
};
