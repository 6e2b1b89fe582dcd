import { adminShows, shows, theories } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { startExport } from '../exports/index.ts';
import type { ShowServices } from './show-services.ts';
import { showExports } from './shows.export.ts';
import { showResource } from './shows.resource.ts';

const shared = { shared: true } as const;

export const showRoutes = area(
  shows,
  {
    home: (_input, _context, { content }: ShowServices) => content.home(),
    show: async ({ params }, _context, { content }) => {
      const page = await content.show(params.slug);
      if (page === null) throw new AppError('NOT_FOUND');
      return page;
    },
  },
  { home: shared, show: shared },
);

export const theoryRoutes = area(
  theories,
  {
    all: async ({ query }, { limits, ip, session }, { content }: ShowServices) => {
      if (query.q) await limits.consume('theory_search', ip, session?.subjectId);
      return content.theories(query);
    },
    theory: async ({ params }, _context, { content }) => {
      const page = await content.theory(params.slug);
      if (page === null) throw new AppError('NOT_FOUND');
      return page;
    },
  },
  { all: { ...shared, ownLimits: true }, theory: shared },
);

export const adminShowRoutes = area(adminShows, {
  ...crud(showResource),
  export: (input, context) => startExport(showExports, input, context),
  choices: async (_input, { db }) => {
    const found = await db.show.findMany({
      where: { state: { not: 'archived' } },
      orderBy: { title: 'asc' },
    });
    return found.map(({ id, title }) => ({ value: id, label: title }));
  },
});
