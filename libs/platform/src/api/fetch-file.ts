import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { addressOf } from './address.ts';
import { call } from './api.ts';
import { type Exchange, headersOf } from './exchange.ts';

interface Fetched {
  readonly content: Blob;
  /** As the server calls it; undefined where it does not say. */
  readonly name: string | undefined;
}

/**
 * Fetches an endpoint that answers bytes, with no limit of time: a large file on a slow line is no silence. Rejects like
 * any other call, a 401 included.
 */
export const fetchFile = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Pick<Exchange, 'signal' | 'quiet'> = {},
): Promise<Fetched> => {
  const { signal } = options;
  const send = () =>
    fetch(`/api${addressOf(endpoint, input)}`, {
      headers: headersOf(endpoint),
      ...(signal && { signal }),
    });
  const read = async (response: Response) => {
    const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { content: await response.blob(), name };
  };
  return call(endpoint, { send, read }, options);
};
