import type { webhooks } from '@fio/contracts/admin/webhooks';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

export type WebhookDetail = ResponseOf<typeof webhooks.get>;
