import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import { api } from './api.ts';

/** Sends a file as the body itself, to an endpoint that reads bytes; the server tells its kind by its content. */
export const upload = <E extends AnyEndpoint>(endpoint: E, file: Blob): Promise<ResponseOf<E>> =>
  api(endpoint, { body: file } as unknown as CallInput<E>);
