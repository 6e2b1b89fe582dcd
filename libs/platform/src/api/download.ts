import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { tokens } from '../session/tokens.ts';
import { addressOf } from './address.ts';
import { ApiError } from './errors.ts';
import { toast } from '../feedback/index.ts';
import { useApiWords } from './words.ts';

/** Fetches an endpoint that answers a file and hands it to the browser under the name the server gave. */
export async function download<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const token = tokens.get(endpoint.strategy);
  const response = await fetch(`/api${addressOf(endpoint, input as CallInput<AnyEndpoint>)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => null);
  if (!response?.ok) {
    const message = useApiWords.t(response ? 'failed' : 'offline');
    toast.error(message);
    throw new ApiError(response?.status ?? 0, { code: 'CANNOT_SEND_FILE', message });
  }
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download.csv';
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The click has taken its reference by the next task; a kept object URL would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
