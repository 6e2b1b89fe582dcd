import { actions } from '@fio/contracts/admin/actions';

/** The page on which the chain of actions is checked. */
export const CHECK_PATH = `${actions.list.path}/check`;
