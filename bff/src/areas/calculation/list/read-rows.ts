import type { Readable } from 'node:stream';
import { LIST_ENTRY } from '@fio/domain';

/**
 * Where a row of the list lies among what came from the database, only good until the next row: ten million views of
 * bytes would be more garbage than all the rest.
 */
export interface ListRow {
  readonly bytes: Buffer;
  /** Where its LIST_ENTRY bytes begin: code and tag. */
  readonly entry: number;
  /** Where its name begins and ends, in UTF-8. */
  readonly name: number;
  readonly end: number;
}

/** Signature, flags, and the length of an extension there is none of. */
const HEADER = 19;
const LENGTH = 4;
/** The number of fields, the entry behind its length, the length of the name. */
const FIXED = 2 + LENGTH + LIST_ENTRY + LENGTH;
const NO_MORE = -1;

/**
 * Calls `take` for each row of a list, and waits for it where it asks for that. `copy` is binary, of two columns: an entry
 * (code and tag) and a name.
 */
export async function readRows(copy: Readable, take: (row: ListRow) => Promise<void> | null): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let skip = HEADER;
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = Math.min(skip, bytes.length);
    skip -= at;
    while (at + FIXED <= bytes.length) {
      const name = at + FIXED;
      const end = name + bytes.readInt32BE(name - LENGTH);
      if (end > bytes.length) break;
      const entry = at + 2 + LENGTH;
      const waiting = take({ bytes, entry, name, end });
      if (waiting !== null) await waiting;
      at = end;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length !== 2 || rest.readInt16BE(0) !== NO_MORE) throw new Error('The list broke off half-way.');
}
