import { adminRegulations } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { regulationAddresses } from './public-regulations.ts';
import { regulationPages } from './regulations.page.ts';
import { adminRegulationRoutes, regulationRoutes } from './regulations.routes.ts';

/** The promotion's documents, in versions. */
export const regulationsArea = defineArea({
  name: 'regulations',
  audited: [{ name: 'regulations', page: adminRegulations }],
  routes: [...adminRegulationRoutes, ...regulationRoutes],
  findables: [findable(adminRegulations, ({ title }) => title)],
  pages: regulationPages,
  addresses: ({ db, clock }) => regulationAddresses(db, clock.now()),
});

export { currentRegulations } from './public-regulations.ts';
