import { remotes } from '@fio/contracts/admin/remotes';

/** The page of all remotes, and that of one. */
export const REMOTES_PATH = remotes.list.path;
export const remotePath = (remote: string): string => `${REMOTES_PATH}/${remote}`;
