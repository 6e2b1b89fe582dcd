import { showStatePt } from '@fio/contracts/terms/shows.pt';

/** Headings and values of the export of series. */
export const showExportPt = {
  file: 'series',
  columns: {
    title: 'Título',
    slug: 'Endereço',
    platform: 'Plataforma',
    genre: 'Gênero',
    rating: 'Classificação',
    releaseDate: 'Estreia',
    state: 'Situação',
    position: 'Ordem',
    polls: 'Enquetes',
    updatedAt: 'Atualizada em',
  },
  state: showStatePt,
};
