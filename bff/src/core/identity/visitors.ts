import type { Visitor } from '@fio/contracts';
import type { Pool } from 'pg';
import { ownColumns } from '../people/read-columns.ts';
import { BatchedLookup } from '../database/BatchedLookup.ts';

/** What the row says; the rest is the session's. */
type Kept = Exclude<keyof Visitor, 'cpf' | 'exp' | 'skipLogout' | 'enteredBy'>;

/** A visitor's row; the CPF is still encrypted. */
export interface VisitorRow extends Pick<Visitor, Kept> {
  cpfEncrypted: Buffer;
}

/** Every page of a signed-in visitor asks who they are: those who ask together share one statement. */
export type Visitors = BatchedLookup<VisitorRow>;

/** Visitors as they see themselves, for many signed-in people at once. $1 ids. */
const SQL = `
  SELECT ${ownColumns}, cpf_encrypted AS "cpfEncrypted" FROM registrations WHERE id = ANY ($1::uuid[])`;

export function createVisitors(pool: Pool): Visitors {
  return new BatchedLookup(async (ids) => {
    const { rows } = await pool.query<VisitorRow>({ name: 'visitors', text: SQL, values: [ids] });
    return new Map(rows.map((row) => [row.id, row]));
  });
}
