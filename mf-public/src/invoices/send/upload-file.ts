import { INVOICE_PIECE_BYTES, invoices, type InvoiceUpload } from '@fio/contracts/public/invoices';
import { api, ApiError, upload } from '@fio/platform/api';
import { sha256 } from '../../page/sha256.ts';

/** How an upload is told about: how much has arrived, and whether the connection is lost right now. */
export type UploadProgress = Pick<InvoiceUpload, 'received' | 'bytes'> & { readonly broken: boolean };

/** Nobody answered, or only something in between did: what has arrived is kept, and the rest can follow. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

const WAIT = 3000;

/** The network says that it is back, or a little while is over. */
const untilBack = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(done, WAIT);
    window.addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
  });

/**
 * Sends a file in pieces and gives its upload's id. A lost connection costs a piece, never the file: the same file goes
 * on where it stopped, also after the page was closed. Rejects when the server refuses it, or with the abort.
 */
export async function uploadFile(
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (told: UploadProgress) => void },
): Promise<string> {
  const options = { signal, quiet: true };
  const body = { bytes: file.size, sha256: await sha256(await file.arrayBuffer()) };
  let at: InvoiceUpload | undefined;
  for (;;) {
    try {
      at = await api(invoices.startUpload, { body }, options);
      while (at.received < at.bytes) {
        const { id, received }: InvoiceUpload = at;
        onProgress({ ...at, broken: false });
        const piece = file.slice(received, received + INVOICE_PIECE_BYTES, 'application/octet-stream');
        at = await upload(invoices.upload, piece, { params: { id }, query: { offset: received } }, options);
      }
      return at.id;
    } catch (error) {
      signal.throwIfAborted();
      if (!isLost(error)) throw error;
      onProgress({ received: at?.received ?? 0, bytes: file.size, broken: true });
      await untilBack(signal);
      signal.throwIfAborted();
    }
  }
}
