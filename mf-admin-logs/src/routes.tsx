import { defineRemote } from '@fio/platform/remote';
import { actionRoutes } from './areas/actions/actions.routes.tsx';

export default defineRemote({ id: 'mf-admin-logs', routes: actionRoutes });
