import { mailStatePt } from '@fio/contracts/terms/mails.pt';
import { prefixed } from '@fio/platform/i18n';

export const dispatchesPt = {
  title: 'E-mails',
  menu: 'Emails',
  count_one: '{{total}} e-mail',
  count_other: '{{total}} e-mails',
  search: 'Começo do endereço',
  'empty.title': 'Nenhum e-mail',
  'empty.text': 'Todo e-mail que a plataforma escreve fica registrado aqui.',
  name: '{{subject}} · {{recipient}}',

  'field.createdAt': 'Criado em',
  'field.sentAt': 'Enviado em',
  'field.recipient': 'Destinatário',
  'field.template': 'Carta',
  'field.subject': 'Assunto',
  'field.state': 'Situação',
  'field.error': 'Resposta do servidor',
  'field.attempts': 'Tentativas',
  'field.dispatch': 'Disparo',
  'field.dispatchId': 'Disparo',
  'field.unsubscribe': 'Descadastro em um clique',
  'field.from': 'De',
  'field.to': 'Até',

  ...prefixed('state', mailStatePt),

  'tab.message': 'Mensagem',
  'tab.plain': 'Só texto',
  'message.frame': 'Mensagem como foi escrita',
  'message.masked': 'O segredo dos links que abrem contas fica escondido.',
  yes: 'Sim',
  no: 'Não',
  chosen: 'Um disparo',
};
