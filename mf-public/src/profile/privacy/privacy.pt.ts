import { consentPurposePt } from '@fio/contracts/terms/consents.pt';

export const profilePrivacyPt = {
  newsTitle: 'Novidades por e-mail',
  newsLead: 'Teorias novas, respostas e quem acertou. Ligue e desligue quando quiser.',
  news: 'Quero receber novidades da promoção por e-mail',
  newsOn: 'Você vai receber as novidades.',
  newsOff: 'Você não vai mais receber as novidades.',
  consentsTitle: 'Seus consentimentos',
  consentsLead: 'Tudo o que você aceitou ou recusou, em que versão e quando.',
  consentsFailed: 'Não foi possível carregar os consentimentos',
  ...consentPurposePt,
  granted: 'Aceito',
  refused: 'Não aceito',
  version: 'Versão {{version}}',
  onDate: 'em {{when}}',
  byEmail: 'por um link de e-mail',
  byPush: 'pelo botão de um aviso',
  dataTitle: 'Seus dados, com você',
  dataLead:
    'Baixe tudo o que guardamos sobre você: em PDF, para ler, ou em JSON, para usar em outro serviço.',
  pdf: 'Baixar em PDF',
  json: 'Baixar em JSON',
  deleteTitle: 'Excluir o cadastro',
  deleteLead: 'Apagamos os seus dados pessoais e encerramos a sua conta. Não dá para desfazer.',
  delete: 'Excluir meu cadastro',
  whatGoes: 'O que é apagado',
  goes: 'Nome, CPF, e-mail, telefone, cidade, dia e mês de nascimento, senha, chaves de acesso, aparelhos de avisos e as mensagens que enviamos. Também as sugestões que não foram publicadas.',
  whatStays: 'O que fica, e por quê',
  staysVotes: 'Os votos já contados: tirá-los mudaria o resultado para todo mundo.',
  staysConsents:
    'O registro dos seus consentimentos: a lei pede que a gente consiga prová-los (LGPD, artigos 8 e 16).',
  staysShared: 'As sugestões já publicadas e as teorias que nasceram delas.',
  staysService: 'As mensagens ao atendimento, pelo prazo do Código de Defesa do Consumidor (artigo 27).',
  staysAccess: 'O registro de acessos, pelo prazo do Marco Civil da Internet (artigo 15).',
  staysCpf:
    'Um código que só serve para reconhecer o seu CPF, por um ano: com ele ninguém se cadastra de novo nesta promoção.',
  staysPromotion:
    'As notas aceitas, os números e os prêmios, por cinco anos e sem o seu nome: são as contas da promoção.',
  'own.votes_one': 'O seu voto já contado: tirá-lo mudaria o resultado para todo mundo.',
  'own.votes_other': 'Os seus {{total}} votos já contados: tirá-los mudaria o resultado para todo mundo.',
  'own.suggestions_one': 'A sua sugestão já publicada, sem o seu nome.',
  'own.suggestions_other': 'As suas {{total}} sugestões já publicadas, sem o seu nome.',
  'own.accepted_one':
    'A sua nota aceita, por cinco anos e sem o seu nome: ela faz parte das contas da promoção.',
  'own.accepted_other':
    'As suas {{total}} notas aceitas, por cinco anos e sem o seu nome: elas fazem parte das contas da promoção.',
  'own.undecided_one': 'A nota que ainda não foi conferida é descartada e não dá mais número nem prêmio.',
  'own.undecided_other':
    'As {{total}} notas que ainda não foram conferidas são descartadas e não dão mais números nem prêmios.',
  'own.numbers_one':
    'O seu número da sorte fica registrado, mas deixa de concorrer: se ele sair, o prêmio passa ao número que o regulamento manda.',
  'own.numbers_other':
    'Os seus {{total}} números da sorte ficam registrados, mas deixam de concorrer: se um deles sair, o prêmio passa ao número que o regulamento manda.',
  'own.delivered_one': 'O registro do prêmio que você recebeu, por cinco anos.',
  'own.delivered_other': 'O registro dos {{total}} prêmios que você recebeu, por cinco anos.',
  waiting_one: 'Um prêmio espera por você',
  waiting_other: '{{count}} prêmios esperam por você',
  waitingText:
    'Sem o cadastro não há como entregar um prêmio. Receba primeiro e exclua depois; ou renuncie por escrito, e aí ele não volta.',
  decided: 'Em decisão: há um prazo de defesa em andamento.',
  decidedText:
    'Enquanto a decisão sobre um prêmio está em andamento, o cadastro não pode ser excluído. Fale com o atendimento.',
  'due.documents': 'Envie os documentos até {{when}}.',
  'due.prescription': 'Pode ser pedido até {{when}}.',
  'due.delivery': 'A entrega é até {{when}}.',
  claimFirst: 'Receber primeiro',
  renounce: 'Renunciar ao que espera',
  renounceField: 'Escreva “{{words}}” para renunciar',
  renounceHint: 'Você renuncia a: {{prizes}}. Fica registrado o que você escreveu, e quando.',
  deleteRenouncing: 'Renunciar e excluir meu cadastro',
  deletePassword: 'Digite a sua senha para confirmar',
  cancel: 'Cancelar',
  close: 'Fechar',
  deleted: 'O seu cadastro foi excluído. Obrigado por ter participado.',
};
