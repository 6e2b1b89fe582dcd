import { suggestionStatePt } from '@fio/contracts/terms/suggestions.pt';

/** Headings and values of the export of suggestions. */
export const suggestionExportPt = {
  file: 'sugestoes',
  columns: {
    createdAt: 'Enviada em',
    show: 'Série',
    text: 'Sugestão',
    author: 'Autor',
    state: 'Situação',
    score: 'Suspeita',
    signs: 'Sinais',
    reason: 'Motivo',
    poll: 'Enquete',
    decidedAt: 'Decidida em',
  },
  state: suggestionStatePt,
};

/** Suggestions in the document of a person's data. */
export const suggestionDataPt = { title: 'Sugestões enviadas', columns: { text: 'Texto', at: 'Quando' } };
