import { tokens } from '@fio/contracts/admin/tokens';

export const CREATE_PATH = `${tokens.list.path}/create`;
