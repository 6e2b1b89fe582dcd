import { randomUUID } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Column } from './columns.ts';

/** Nobody outside this process knows it, so that no text of a visitor's can pass for a sealed cell. */
const MARK = randomUUID();
/** A UUID's. */
const ID = 16;
const SEALED = new RegExp(`${MARK}:([0-9a-f]*);`, 'g');

/** A sealed text with the row it is bound to. */
export interface SealedCell {
  readonly id: string;
  readonly bytes: Buffer;
}

/** What a sealed cell is on its way here: the id's bytes, then the text's. */
export const sealedCell = (raw: Buffer): SealedCell => ({
  id: raw.toString('hex', 0, ID).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  bytes: raw.subarray(ID),
});

/**
 * Bytes of the row `id` that only the application can read: `unseal` puts their text in the place of what stands here. The semicolon has
 * COPY quote the cell, so that any text without quotes fits in.
 */
export const sealed = (sql: Prisma.Sql, id: Prisma.Sql): Column => {
  const raw = Prisma.sql`(uuid_send(${id}) || ${sql})`;
  return {
    kind: 'sealed',
    csv: () => Prisma.sql`${`${MARK}:`} || encode(${raw}, 'hex') || ';'`,
    cell: () => raw,
  };
};

/** Reads the sealed cells of an export as it streams by, whole lines at a time. */
export async function* unseal(
  rows: AsyncIterable<Buffer>,
  read: (cell: SealedCell) => string,
): AsyncGenerator<Buffer> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const opened = (text: string) =>
    Buffer.from(text.replace(SEALED, (_, hex: string) => read(sealedCell(Buffer.from(hex, 'hex')))));
  for await (const chunk of rows) {
    const text = rest + decoder.write(chunk);
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    if (end > 0) yield opened(text.slice(0, end));
  }
  yield opened(rest + decoder.end());
}
