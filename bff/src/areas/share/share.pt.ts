import { stampPt } from '@fio/contracts/terms/polls.pt';

/** The words on share images. */
export const sharePt = {
  myAnswer: 'Minha resposta',
  wasRight: 'Eu acertei',
  right: '{percent}% acertaram',
  foresaw: '{percent}% previram',
  ask: 'Qual é a sua teoria?',
  askResolved: 'Você acertou?',
  askScore: 'E você?',
  askHome: 'Acertou, errou ou inventou?',
  score_one: 'Acertei {hits} de {total} teoria',
  score_other: 'Acertei {hits} de {total} teorias',
  scoreEyebrow: 'Meu placar',
  of: 'de {total}',
  rankingEyebrow: 'Quem palpita melhor',
  ranking_one: 'Estou em {place}º lugar entre quem palpita melhor',
  ranking_other: 'Estou em {place}º lugar entre {people} pessoas que palpitam',
  rankingPlace: '{place}º',
  rankingOf: 'de {people}',
  show: 'As teorias de {title}',
  tagline: 'A plataforma oficial das teorias de lançamentos',
  homeEyebrow: 'Vote antes da estreia',
  ...stampPt,
} as const;
export type ShareWord = keyof typeof sharePt;
