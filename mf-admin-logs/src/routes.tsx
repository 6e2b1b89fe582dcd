import { defineRemote } from '@fio/platform/remote';
import { actionRoutes } from './areas/actions/actions.routes.tsx';
import { dispatchesArea } from './areas/dispatches/dispatches.area.tsx';
import { exportsArea } from './areas/exports/exports.area.tsx';

export default defineRemote({
  id: 'mf-admin-logs',
  routes: [...actionRoutes, ...dispatchesArea, ...exportsArea],
});
