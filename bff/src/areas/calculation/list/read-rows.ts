import type { Readable } from 'node:stream';
import { LIST_ENTRY } from '@fio/domain';

/** A row of the list as it comes from the database; its bytes are only good until the next row. */
export interface ListRow {
  /** LIST_ENTRY bytes: code and tag. */
  readonly entry: Buffer;
  /** UTF-8. */
  readonly name: Buffer;
}

/** Signature, flags, and the length of an extension there is none of. */
const HEADER = 19;
const LENGTH = 4;
/** The number of fields, the entry behind its length, the length of the name. */
const FIXED = 2 + LENGTH + LIST_ENTRY + LENGTH;
const NO_MORE = -1;

/** Calls `take` for each row of a binary COPY of two columns, and waits for it where it asks for that. */
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
      const entry = bytes.subarray(at + 2 + LENGTH, name - LENGTH);
      const waiting = take({ entry, name: bytes.subarray(name, end) });
      if (waiting !== null) await waiting;
      at = end;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length !== 2 || rest.readInt16BE(0) !== NO_MORE) throw new Error('The list broke off half-way.');
}
