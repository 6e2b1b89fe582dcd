import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { toast } from '../feedback/index.ts';
import { tokens } from '../session/tokens.ts';
import { addressOf } from './address.ts';
import { ApiError } from './errors.ts';
import { useApiWords } from './words.ts';

/** Fetches an endpoint that answers bytes. Rejects with an ApiError after the person has been told, unless aborted. */
export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Response> {
  const token = tokens.get(endpoint.strategy);
  const response = await fetch(`/api${addressOf(endpoint, input as CallInput<AnyEndpoint>)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal && { signal }),
  }).catch(() => null);
  signal?.throwIfAborted();
  if (response?.ok) return response;
  const message = useApiWords.t(response ? 'failed' : 'offline');
  toast.error(message);
  throw new ApiError(response?.status ?? 0, { code: 'CANNOT_SEND_FILE', message });
}
