import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { Navigate } from '@fio/platform/router';

export const ToForm = () => <Navigate to={`${dispatchList.list.path}/create`} replace />;
