import type { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Prisma } from '../../../generated/prisma/client.ts';
import { inline } from '../../../core/export/inline.ts';
import { codeSql, isListed, tagSql } from './list-tag.ts';

/** Handed over as a setting of the transaction, so that it stands in no statement anyone may see running. */
const SECRET = Prisma.sql`(SELECT decode(current_setting('fio.list_secret'), 'hex'))`;

const select = (drawId: string, after: number) => Prisma.sql`
  SELECT int4send(${codeSql}) || ${tagSql(SECRET)}, r.name || ' ' || r.last_name
  FROM tickets t JOIN registrations r ON r.id = t.registration_id
  WHERE t.draw_id = ${drawId}::uuid AND ${isListed}
    AND (t.series, t.number) > (${Math.floor(after / 100_000)}::integer, ${after % 100_000}::integer)
  ORDER BY t.series, t.number`;

/** The rows of a draw's list above a code, in the binary form of COPY; in the transaction that `client` is in. */
export async function copyList(
  client: PoolClient,
  { drawId, secret, after }: { drawId: string; secret: Buffer; after: number },
): Promise<Readable> {
  await client.query("SELECT set_config('fio.list_secret', $1, true)", [secret.toString('hex')]);
  return client.query(copyTo(`COPY (${inline(select(drawId, after))}) TO STDOUT (FORMAT binary)`));
}
