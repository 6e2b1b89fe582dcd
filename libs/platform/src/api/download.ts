import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { fetchFile } from './fetch-file.ts';

/** Fetches an endpoint that answers a file and hands it to the browser under the name the server gave. */
export async function download<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const { content, name = 'download.csv' } = await fetchFile(endpoint, input);
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The click has taken its reference by the next task; a kept object URL would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
