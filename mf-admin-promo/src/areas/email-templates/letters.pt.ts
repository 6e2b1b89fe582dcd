import { letterNames } from '@fio/platform/area';

/** The product's letters and their variables, as staff call them. */
export const lettersPt = {
  ...letterNames.pt,

  'variable.name': 'como a pessoa é chamada',
  'variable.show': 'título da série',
  'variable.text': 'texto da sugestão',
  'variable.reason': 'motivo',
  'variable.protocol': 'número do protocolo',
  'variable.entries': 'linhas novas do registro',
  'variable.note': 'cabeça assinada do registro',
  'variable.tokens': 'tokens que deixaram de valer',
  'variable.endpoint': 'nome do webhook',
  'variable.address': 'endereço em que o webhook entrega',
  'variable.since': 'desde quando nenhuma entrega dá certo',
  'variable.token': 'nome e início do token',
  'variable.ends': 'último dia do token',
  'variable.answer': 'resposta do atendimento',
  'variable.day': 'dia em que a nota foi enviada',
  'variable.numbers': 'números da sorte',
  'variable.prize': 'nome do prêmio',
  'variable.until': 'último dia para responder',
  'variable.draw': 'nome do sorteio',
  'variable.email': 'novo e-mail de acesso',
  'variable.theory': 'pergunta da teoria',
  'variable.result': 'se a pessoa acertou',
};
