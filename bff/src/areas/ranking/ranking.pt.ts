import { rankingNameStatePt } from '@fio/contracts/terms/ranking.pt';

/** Headings and values of the export of names. */
export const rankingExportPt = {
  file: 'nomes-do-ranking',
  columns: {
    updatedAt: 'Escolhido em',
    name: 'Nome no ranking',
    person: 'Pessoa',
    state: 'Situação',
    signs: 'Sinais',
    reason: 'Motivo',
    decidedAt: 'Decidido em',
  },
  state: rankingNameStatePt,
};

/** The ranking in the document of a person's data. */
export const rankingDataPt = {
  title: 'Ranking',
  columns: { what: 'Ranking', points: 'Pontos', hits: 'Acertos' },
  all: 'Todas as séries',
  name: 'Nome no ranking: {name} ({state})',
  hits: '{hits} de {answers}',
  state: rankingNameStatePt,
};
