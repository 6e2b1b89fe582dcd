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
  state: { draft: 'Draft', published: 'Published', archived: 'Archived' },
};
