import { adminSearch } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import { area } from '../../core/request/routes.ts';
import { findRecords } from './find-records.ts';
import type { SearchServices } from './search-services.ts';

export const searchRoutes = area(adminSearch, {
  find: ({ query }, context, product: SearchServices) => findRecords(context, product, query.q),
  destinations: async (_input, { remotes, session }) => {
    const { destinations } = await remotes.registry.snapshot();
    const { permissions } = session.admin;
    const items = destinations.filter(({ needs }) =>
      needs.every((permission) => matchesPermission(permissions, permission)),
    );
    return {
      items: items.map(({ kind, title, text, href }) => ({ kind, title, href, ...(text && { text }) })),
    };
  },
});
