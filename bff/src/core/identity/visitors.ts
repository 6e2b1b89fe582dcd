import { readFileSync } from 'node:fs';
import type { Visitor } from '@fio/contracts';
import type { Pool } from 'pg';
import { BatchedLookup } from '../database/BatchedLookup.ts';

type Kept =
  | 'id'
  | 'name'
  | 'lastName'
  | 'email'
  | 'emailVerified'
  | 'phone'
  | 'birthDate'
  | 'state'
  | 'city'
  | 'marketing'
  | 'createdAt';

/** A visitor's row; the CPF is still encrypted. */
export interface VisitorRow extends Pick<Visitor, Kept> {
  cpfEncrypted: Buffer;
}

/** Every page of a signed-in visitor asks who they are: those who ask together share one statement. */
export type Visitors = BatchedLookup<VisitorRow>;

const SQL = readFileSync(new URL('./visitors.sql', import.meta.url), 'utf8');

export function createVisitors(pool: Pool): Visitors {
  return new BatchedLookup(async (ids) => {
    const { rows } = await pool.query<VisitorRow>({ name: 'visitors', text: SQL, values: [ids] });
    return new Map(rows.map((row) => [row.id, row]));
  });
}
