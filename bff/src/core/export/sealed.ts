import { randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Column } from './columns.ts';

/** Nobody outside this process knows it, so that no text of a visitor's can pass for a sealed cell. */
const MARK = randomUUID();
const SEALED = new RegExp(`${MARK}:([0-9a-f]*);`, 'g');

/**
 * Bytes that only the application can read: `unseal` puts their text in the place of what stands here. The semicolon has
 * COPY quote the cell, so that any text without quotes fits in.
 */
export const sealed =
  (sql: Prisma.Sql): Column =>
  () =>
    Prisma.sql`${`${MARK}:`} || encode(${sql}, 'hex') || ';'`;

/** Reads the sealed cells of an export as it streams by, whole lines at a time. */
export function unseal(rows: Readable, read: (bytes: Buffer) => string): Readable {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const opened = (text: string) => text.replace(SEALED, (_, hex: string) => read(Buffer.from(hex, 'hex')));
  const reader = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = rest + decoder.write(chunk);
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      done(null, opened(text.slice(0, end)));
    },
    flush(done) {
      done(null, opened(rest + decoder.end()));
    },
  });
  // A copy that fails must not look like a file that ended.
  rows.on('error', (error) => reader.destroy(error));
  reader.on('close', () => rows.destroy());
  return rows.pipe(reader);
}
