import { consentPurposePt } from '@fio/contracts/terms/consents.pt';
import { invitationSignPt, invitationStatePt } from '@fio/contracts/terms/invitations.pt';
import { invoiceStatePt } from '@fio/contracts/terms/invoices.pt';
import { mailStatePt } from '@fio/contracts/terms/mails.pt';
import { notificationChannelPt, notificationKindPt } from '@fio/contracts/terms/notifications.pt';
import { prizeStatePt } from '@fio/contracts/terms/prizes.pt';
import { registrationStatePt } from '@fio/contracts/terms/registrations.pt';
import { sacStatePt } from '@fio/contracts/terms/sac.pt';
import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';
import { suggestionStatePt } from '@fio/contracts/terms/suggestions.pt';
import { ticketStatePt } from '@fio/contracts/terms/tickets.pt';
import { winnerStatePt } from '@fio/contracts/terms/winners.pt';
import { prefixed } from '@fio/platform/i18n';

export const registrationStoryPt = {
  title: 'História',
  of: 'História de {{name}}',
  'missing.title': 'Cadastro não encontrado',
  'missing.text': 'O endereço não leva a nenhum cadastro.',
  people: 'Cadastros',
  gone: 'Pessoa que saiu',
  entries: 'Do mais recente ao mais antigo',
  loading: 'Carregando a história',
  filters: 'O que mostrar',
  all: 'Tudo',
  more: 'Mostrar mais antigos',
  hidden: 'Sem permissão para ver: {{kinds}}.',
  'empty.title': 'Nada por aqui',
  'empty.text': 'Esta pessoa não tem nada do que foi escolhido acima.',

  'kind.wins': 'Sorteios ganhos',
  'kind.prizes': 'Prêmios',
  'kind.luckyNumbers': 'Números da sorte',
  'kind.invoices': 'Notas',
  'kind.votes': 'Votos',
  'kind.suggestions': 'Sugestões',
  'kind.customerService': 'SAC',
  'kind.emails': 'E-mails',
  'kind.notifications': 'Avisos',
  'kind.invitations': 'Convites',
  'kind.passkeys': 'Chaves de acesso',
  'kind.sessions': 'Acessos',
  'kind.consents': 'Consentimentos',
  'kind.registration': 'Cadastro',

  'one.wins': 'Sorteio: {{what}}',
  'one.prizes': 'Prêmio: {{what}}',
  'one.luckyNumbers': 'Número da sorte: {{what}}',
  'one.invoices': 'Nota: {{what}}',
  'one.votes': 'Voto: {{what}}',
  'one.suggestions': 'Sugestão: {{what}}',
  'one.customerService': 'SAC: {{what}}',
  'one.emails': 'E-mail: {{what}}',
  'one.notifications': 'Aviso: {{what}}',
  'one.invitations': 'Convite: {{what}}',
  'one.passkeys': 'Chave de acesso: {{what}}',
  'one.sessions': 'Acesso: {{what}}',
  'one.consents': 'Consentimento: {{what}}',
  'one.registration': 'Cadastro feito{{what}}',

  unread: 'sem número',
  version: 'versão {{version}}',
  'side.sent': 'veio pelo link desta pessoa',
  'side.came': 'esta pessoa veio por um link',
  own: 'a própria pessoa',
  entered: 'equipe: {{name}}',
  'session.live': 'Aberto',
  'session.ended': 'Encerrado',
  granted: 'Aceito',
  refused: 'Recusado',

  ...prefixed('state', registrationStatePt),
  ...prefixed('win', winnerStatePt),
  ...prefixed('prize', prizeStatePt),
  ...prefixed('number', ticketStatePt),
  ...prefixed('invoice', invoiceStatePt),
  ...prefixed('suggestion', suggestionStatePt),
  ...prefixed('message', sacStatePt),
  ...prefixed('subject', sacSubjectPt),
  ...prefixed('email', mailStatePt),
  ...prefixed('notice', notificationKindPt),
  ...prefixed('channel', notificationChannelPt),
  ...prefixed('invitation', invitationStatePt),
  ...prefixed('sign', invitationSignPt),
  ...prefixed('purpose', consentPurposePt),
};
