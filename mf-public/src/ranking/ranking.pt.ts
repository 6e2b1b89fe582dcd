import { rankingNameStatePt } from '@fio/contracts/terms/ranking.pt';
import { prefixed } from '@fio/platform/i18n';

export const rankingPt = {
  title: 'Quem palpita melhor',
  lead: 'Quem viu o trailer e sacou tudo antes da estreia. Cada teoria resolvida mexe na lista.',
  scopes: 'Rankings',
  all: 'Todas as séries',
  named: 'Quem quis aparecer',
  people_one: '{{people}} pessoa tem lugar no ranking.',
  people_other: '{{people}} pessoas têm lugar no ranking.',
  reckoned_one: 'Conta {{theories}} teoria resolvida.',
  reckoned_other: 'Conta {{theories}} teorias resolvidas.',
  countedAt: 'Última contagem: {{when}}.',
  place: '{{place}}º',
  hits_one: '{{count}} acerto em {{of}}',
  hits_other: '{{count}} acertos em {{of}}',
  points_one: 'ponto',
  points_other: 'pontos',
  nobody: 'Ninguém com lugar aqui quis aparecer ainda. O primeiro nome pode ser o seu.',
  none: 'O ranking começa com a primeira teoria resolvida',
  noneText: 'Vote agora: quando a série responder, os acertos contam.',
  theories: 'Ver as teorias',
  sharer_one: 'Quem enviou este link está em {{place}}º lugar.',
  sharer_other: 'Quem enviou este link está em {{place}}º lugar entre {{people}} pessoas.',
  sharerAsk: 'E você?',

  own: 'O seu lugar',
  among_one: 'entre {{people}} pessoa',
  among_other: 'entre {{people}} pessoas',
  missing_one:
    'Falta {{count}} teoria resolvida com voto seu para ter um lugar. O ranking começa em {{minimum}}.',
  missing_other:
    'Faltam {{count}} teorias resolvidas com voto seu para ter um lugar. O ranking começa em {{minimum}}.',
  share: 'Compartilhar meu lugar',
  signIn: 'Entrar',
  signInText: 'Entre para ver em que lugar você está. Só você vê, a não ser que queira aparecer.',
  failed: 'O seu lugar não apareceu',

  unnamed: 'Só você vê o seu lugar. Se quiser aparecer na lista, escolha um nome: não precisa ser o seu.',
  beNamed: 'Aparecer no ranking',
  name: 'Nome no ranking',
  nameHint:
    'De 2 a 24 letras, números e espaços. Todo mundo vê este nome ao lado dos seus acertos. A equipe olha antes; dá para mudar ou tirar quando quiser.',
  sendName: 'Enviar nome',
  cancel: 'Cancelar',
  nameSent: 'Nome enviado. A equipe olha antes de aparecer.',
  nameWaiting: 'A equipe está olhando o nome. Enquanto isso, você não aparece na lista.',
  nameShown: 'Todo mundo vê este nome na lista, quando você está entre os primeiros.',
  nameRemoved: 'Pronto: você não aparece mais no ranking.',
  changeName: 'Mudar nome',
  removeName: 'Não aparecer mais',
  ...prefixed('state', rankingNameStatePt),

  how: 'Como os pontos são contados',
  'rule.points':
    'De 0 a 1.000: contam a parte das teorias que você acertou e quantas já respondeu. Acertar 9 de 10 vale mais que 3 de 3.',
  'rule.minimum': 'Tem lugar quem votou em pelo menos {{count}} teorias já resolvidas.',
  'rule.late': 'Quem chegou depois não perde: teorias em que você não votou não contam contra.',
  'rule.ties': 'Quem tem os mesmos pontos divide o mesmo lugar.',
  'rule.votes':
    'Vale o último voto antes do fechamento. Votos anulados não contam. Se uma resposta é corrigida, tudo é contado de novo.',
  'rule.names':
    'Cada pessoa tem um cadastro só, pelo CPF. O nome aparece se ela quiser, tiver 18 anos e a equipe aprovar.',
};
