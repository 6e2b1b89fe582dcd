import { hash } from 'node:crypto';
import { LIST_ENTRY, SEAL_BYTES } from '@fio/domain';

const CODE = 4;
const TAG = LIST_ENTRY - CODE;
/** What is hashed for each of millions of rows, in one place: the holder's tag, and the seal behind it. */
const [eligible, sealed] = [Buffer.alloc(TAG + SEAL_BYTES), Buffer.alloc(TAG + SEAL_BYTES)];

/**
 * Puts the sealedTag of the domain where an entry has its holder's tag; `seal`: where its seal lies in `bytes`, null for
 * ELIGIBLE_SEAL, all zeros. Here and not in the database, which has a processor of its own and is the slower of the two.
 */
export function sealEntry(bytes: Buffer, entry: number, seal: number | null): void {
  const tag = entry + CODE;
  const sealing = seal === null ? eligible : sealed;
  bytes.copy(sealing, 0, tag, tag + TAG);
  if (seal !== null) bytes.copy(sealed, TAG, seal, seal + SEAL_BYTES);
  // As text of one byte a character: ten million small buffers would be garbage outside the heap.
  bytes.write(hash('sha256', sealing, 'latin1'), tag, 'latin1');
}
