import { showStateEn } from '@fio/contracts/terms/shows.en';
import type { showExportPt } from './shows.pt.ts';

export const showExportEn: typeof showExportPt = {
  file: 'series',
  columns: {
    title: 'Title',
    slug: 'Address',
    platform: 'Platform',
    genre: 'Genre',
    rating: 'Rating',
    releaseDate: 'Release',
    state: 'State',
    position: 'Order',
    polls: 'Theories',
    updatedAt: 'Updated at',
  },
  state: showStateEn,
};
