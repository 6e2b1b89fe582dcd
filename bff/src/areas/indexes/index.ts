import { indexes } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { refreshStatistics } from './analyse.command.ts';
import { indexRoutes } from './indexes.routes.ts';
import { rebuildIndexes } from './rebuild.command.ts';

/** The database's indexes, and what keeps them well. */
export const indexesArea = defineArea({
  name: 'indexes',
  audited: [{ name: 'indexes', page: indexes }],
  routes: indexRoutes,
  commands: [refreshStatistics, rebuildIndexes],
});
