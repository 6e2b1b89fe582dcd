import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import { api, type ApiOptions } from './api.ts';

/**
 * Sends a file, or a piece of one, as the body itself, to an endpoint that reads bytes; the server tells its kind by its
 * content. `input` is what else the endpoint takes.
 */
export const upload = <E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  input: CallInput<E> = {} as CallInput<E>,
  options: ApiOptions = {},
): Promise<ResponseOf<E>> => api(endpoint, { ...input, body: file } as unknown as CallInput<E>, options);
