import { commands } from '@fio/contracts/admin/commands';

/** The page from which commands are run. */
export const RUN_PATH = `${commands.list.path}/run`;
