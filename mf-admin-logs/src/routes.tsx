import { defineRemote } from '@fio/platform/remote';
import { actionRoutes } from './areas/actions/actions.routes.tsx';
import { commandsRoutes } from './areas/commands/commands.routes.tsx';
import { dispatchesArea } from './areas/dispatches/dispatches.area.tsx';
import { exportsArea } from './areas/exports/exports.area.tsx';
import { indexesArea } from './areas/indexes/indexes.area.tsx';
import { ipsArea } from './areas/ips/ips.area.tsx';
import { logsArea } from './areas/logs/logs.area.tsx';
import { remotesRoutes } from './areas/remotes/remotes.routes.tsx';

export default defineRemote({
  id: 'mf-admin-logs',
  routes: [
    ...actionRoutes,
    ...commandsRoutes,
    ...dispatchesArea,
    ...exportsArea,
    ...indexesArea,
    ...ipsArea,
    ...logsArea,
    ...remotesRoutes,
  ],
});
