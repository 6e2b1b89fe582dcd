import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';

/** A file of a storage as its listing has it. */
export interface ListedFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Another one once the file was written anew. */
  readonly stamp: string;
  /** When it was written. */
  readonly at: Date;
}

/** Of a file's bytes, both included, the first being 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What of flydrive's drivers we use, and what a storage of ours must know besides. */
export interface StorageDriver extends Pick<
  DriverContract,
  'getBytes' | 'getStream' | 'getMetaData' | 'put' | 'putStream' | 'delete'
> {
  /** Those bytes; the file has them all. */
  readonly getRange: (key: string, range: ByteRange) => Promise<Readable>;
  /** Whether it failed because there is no such file. */
  readonly isMissing: (error: unknown) => boolean;
  /** Files that nobody finished and nobody has touched since `before`, each by what `dropDraft` takes. */
  readonly drafts: (before: Date) => Promise<readonly string[]>;
  readonly dropDraft: (draft: string) => Promise<void>;
  /** Every whole file whose key begins so (where that ends with `/`, of that folder alone), in the order of their keys' bytes, a few at a time. */
  readonly list: (prefix: string) => AsyncIterable<ListedFile>;
}
