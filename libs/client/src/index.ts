export { ApiError, type ClientErrorCode, type ErrorCode } from './ApiError.ts';
export type { CallOptions, ClientOptions, Upload } from './options.ts';
export { paginate, type Page } from './paginate.ts';
export { verifyWebhook, WebhookError, type Delivery, type VerifyOptions } from './verify-webhook.ts';
export type { WebhookEvent } from './generated/events.ts';
