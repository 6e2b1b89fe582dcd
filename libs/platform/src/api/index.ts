export { api, onUnauthorized, type ApiOptions } from './api.ts';
export { warmApi } from './fetch-in-time.ts';
export { addressOf, queryText } from './address.ts';
export { download } from './download.ts';
export { upload } from './upload.ts';
export { ApiError } from './errors.ts';
export { queryClient, queryKey, useApiMutation, useApiQuery } from './queries.ts';
export { ApiProvider } from './provider.tsx';
