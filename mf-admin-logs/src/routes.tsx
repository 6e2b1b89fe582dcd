import { defineRemote } from '@fio/platform/remote';
import { actionsArea } from './areas/actions/actions.area.tsx';

export default defineRemote({ id: 'mf-admin-logs', routes: actionsArea });
