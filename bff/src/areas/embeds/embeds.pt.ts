import { stampPt } from '@fio/contracts/terms/polls.pt';

/** The words of a theory in another site's page. */
export const embedPt = {
  vote: 'Votar no site',
  see: 'Ver no site',
  newTab: '(abre em outra aba)',
  choose: 'As respostas',
  results: 'O resultado',
  correct: 'Resposta certa',
  noVotes: 'Ninguém votou ainda',
  total_one: '{votes} voto',
  total_other: '{votes} votos',
  percent: '{percent}%',
  openUntil: 'Aberta até {when}',
  takesVotes: 'Aberta para votar',
  waits: 'Encerrada: esperando a resposta',
  resolvedOn: 'Resolvida em {when}',
  happened: 'Aconteceu. A resposta: {answer}.',
  wasNotSo: 'Não foi assim. A resposta: {answer}.',
  wasInvented: 'Não aconteceu, mas deveria. O que a série mostrou: {answer}.',
  goneTitle: 'Teoria fora do ar',
  gone: 'Esta teoria não está mais disponível.',
  others: 'Ver outras teorias',
  gatedTitle: 'Teoria com idade mínima',
  gated: 'Para ver esta teoria é preciso confirmar a idade no site.',
  confirmAge: 'Confirmar no site',
  ...stampPt,
} as const;
export type EmbedWord = keyof typeof embedPt;
