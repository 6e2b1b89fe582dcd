import { textSignPt } from '@fio/contracts/terms/text-signs.pt';
import { rankingNameStatePt } from '@fio/contracts/terms/ranking.pt';
import { prefixed } from '@fio/platform/i18n';

export const rankingPt = {
  title: 'Nomes do ranking',
  count_one: '{{total}} nome',
  count_other: '{{total}} nomes',
  search: 'Nome no ranking',
  'empty.title': 'Ninguém escolheu um nome ainda',
  'empty.text': 'Os nomes que as pessoas escolhem para aparecer em "Quem palpita melhor" esperam aqui.',
  cancel: 'Cancelar',
  score: '{{hits}} de {{answers}} · {{points}} pontos',
  noScore: 'Nenhuma teoria resolvida',

  'field.name': 'Nome no ranking',
  'field.person': 'Pessoa',
  'field.state': 'Situação',
  'field.signs': 'Sinais',
  'field.reason': 'Motivo',
  'field.score': 'Acertos',
  'field.createdAt': 'Primeiro pedido em',
  'field.updatedAt': 'Escolhido em',
  'field.decidedAt': 'Decidido em',
  'hint.reason': 'A pessoa lê este texto no ranking.',

  ...prefixed('state', rankingNameStatePt),

  ...prefixed('sign', textSignPt),

  'action.show': 'Mostrar',
  'action.show.text': 'O nome aparece para todo mundo em "Quem palpita melhor".',
  'action.show.done': 'Nome no ranking.',
  'action.refuse': 'Recusar',
  'action.refuse.text': 'O nome não aparece, ou sai do ranking. A pessoa lê o motivo e pode escolher outro.',
  'action.refuse.done': 'Nome recusado.',
};
