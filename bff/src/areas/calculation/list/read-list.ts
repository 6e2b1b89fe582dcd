import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Prisma } from '../../../generated/prisma/client.ts';
import { inline } from '../../../core/export/inline.ts';
import { allSealsJoin, codeSql, isListed, tagSql } from './list-tag.ts';
import { participantsPt } from './participants.pt.ts';
import { type ListRow, readRows } from './read-rows.ts';

/** Handed over as a setting of the transaction, so that it stands in no statement anyone may see running. */
const SECRET = Prisma.sql`(SELECT decode(current_setting('fio.list_secret'), 'hex'))`;

/** The list of a draw, from which place of it on. */
export interface ListAfter {
  readonly drawId: string;
  /** `list_format` of the draw. */
  readonly format: number;
  /** The code before the first that is read; -1 for all. */
  readonly after: number;
  /** Of a rehearsal: the first so many numbers that were given out. */
  readonly given?: number;
}

/** Who a voided number was given to isn't told: they take no part. */
const select = ({ drawId, format, after, given }: ListAfter) => Prisma.sql`
  SELECT int4send(${codeSql}) || ${tagSql(SECRET, format)},
    CASE WHEN get_byte(s.seal, 0) = 1 THEN ${participantsPt.voided}::text ELSE r.name || ' ' || r.last_name END
  FROM tickets t JOIN registrations r ON r.id = t.registration_id
  ${allSealsJoin}
  WHERE t.draw_id = ${drawId}::uuid AND ${isListed(format)}
    AND (t.series, t.number) > (${Math.floor(after / 100_000)}::integer, ${after % 100_000}::integer)
    ${given === undefined ? Prisma.empty : Prisma.sql`AND t.counter < ${given}::integer`}
  ORDER BY t.series, t.number`;

/** Calls `take` for each row of a draw's list above a code, in order; in the transaction that `client` is in. */
export async function readList(
  client: PoolClient,
  secret: Buffer,
  list: ListAfter,
  take: (row: ListRow) => Promise<void> | null,
): Promise<void> {
  await client.query("SELECT set_config('fio.list_secret', $1, true)", [secret.toString('hex')]);
  const copy = client.query(copyTo(`COPY (${inline(select(list))}) TO STDOUT (FORMAT binary)`));
  await readRows(copy, take);
}
