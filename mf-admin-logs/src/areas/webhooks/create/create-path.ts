import { webhooks } from '@fio/contracts/admin/webhooks';

export const CREATE_PATH = `${webhooks.list.path}/create`;
