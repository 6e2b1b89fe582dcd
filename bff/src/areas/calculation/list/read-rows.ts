import type { Readable } from 'node:stream';
import { LIST_ENTRY } from '@fio/domain';
import { sealEntry } from './seal-entry.ts';

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
/** The number of fields, the entry behind its length, the length of the seal. */
const FIXED = 2 + LENGTH + LIST_ENTRY + LENGTH;
const NO_MORE = -1;

interface Rows {
  /** Binary, of three columns: code and holder's tag (or the whole tag), seal or null, name. */
  readonly copy: Readable;
  /** Whether tags are made of the holder's and the seal (sealedTag), or are what came. */
  readonly isSealed: boolean;
}

/** Calls `take` for each row of a list, and waits for it where it asks for that. */
export async function readRows(
  { copy, isSealed }: Rows,
  take: (row: ListRow) => Promise<void> | null,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let skip = HEADER;
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = Math.min(skip, bytes.length);
    skip -= at;
    while (at + FIXED <= bytes.length) {
      const seal = at + FIXED;
      const sealed = Math.max(bytes.readInt32BE(seal - LENGTH), 0);
      const name = seal + sealed + LENGTH;
      if (name > bytes.length) break;
      const end = name + bytes.readInt32BE(name - LENGTH);
      if (end > bytes.length) break;
      const entry = at + 2 + LENGTH;
      if (isSealed) sealEntry(bytes, entry, sealed > 0 ? seal : null);
      const waiting = take({ bytes, entry, name, end });
      if (waiting !== null) await waiting;
      at = end;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length !== 2 || rest.readInt16BE(0) !== NO_MORE) throw new Error('The list broke off half-way.');
}
