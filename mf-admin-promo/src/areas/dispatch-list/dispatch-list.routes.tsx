import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import type { RouteHandle } from '@fio/platform/remote';
import { Navigate, type RouteObject } from '@fio/platform/router';
import { dispatchListArea } from './dispatch-list.area.tsx';
import { useDispatchListWords } from './words.ts';

const handle: RouteHandle = { access: 'session', title: () => useDispatchListWords.t('create') };

/** Where the specification has the form; the engine has it below its list. */
const ToForm = () => <Navigate to={`${dispatchList.list.path}/create`} replace />;

export const dispatchListRoutes: RouteObject[] = [
  ...dispatchListArea,
  { path: '/admin/dispatches/create', handle, Component: ToForm },
];
