export { ApiError, type ClientErrorCode, type ErrorCode } from './ApiError.ts';
export type { CallOptions, ClientOptions, Upload } from './options.ts';
export { paginate } from './paginate.ts';
export { verifyWebhook, WebhookError, type VerifiedWebhook, type VerifyOptions } from './verify-webhook.ts';
export type * from './generated/events.ts';
