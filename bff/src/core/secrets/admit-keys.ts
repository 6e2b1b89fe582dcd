import type { ClientBase, Pool, PoolClient } from 'pg';
import { refuseUnfinished } from '../database/restore-mark.ts';
import { CpfVault } from '../identity/CpfVault.ts';
import { KeyedHash } from './KeyedHash.ts';
import type { KeyRing } from './KeyRing.ts';
import { logKeyProblem } from '../transparency/log-key.ts';
import { sealedColumns } from './sealed-columns.ts';
import { sealMark } from './SecretBox.ts';

interface Rings {
  readonly cpfKeys: KeyRing;
  readonly hashKeys: KeyRing;
  readonly seedKeys: KeyRing;
}

/** Every ring that a database knows. */
export const ringsOf = ({ cpfKeys, hashKeys, seedKeys }: Rings): readonly KeyRing[] => [
  cpfKeys,
  hashKeys,
  seedKeys,
];

/** What a database, or a backup of it, knows of a key: what it makes of its own name and number, and whether it may go. */
export interface KnownKey {
  readonly name: string;
  readonly id: number;
  readonly check: Buffer;
  readonly isRetired: boolean;
}

/** Any number that nothing else in the product locks. */
const LOCK = 727_031;
/** What a sealed CPF has at least. */
const LEAST_CPF = 40;

/** The keys of this process can't be used with this database; the message says which, and what to do. */
export class KeyError extends Error {
  constructor(problems: readonly string[]) {
    const lines = problems.map((line) => `  ${line}`).join('\n');
    super(`The keys don't fit this database (docs/runbooks/keys.md):\n${lines}`);
    this.name = 'KeyError';
  }
}

const checkOf = (ring: KeyRing, id: number) =>
  new KeyedHash(ring, 'fio key check').with(id, `${ring.name} ${id}`);

/** Every key that a database knows. */
export async function knownKeys(client: Pick<ClientBase, 'query'>): Promise<readonly KnownKey[]> {
  const { rows } = await client.query<KnownKey>(
    `SELECT name, id, check_value AS check, retired_at IS NOT NULL AS "isRetired"
     FROM encryption_keys ORDER BY name, id`,
  );
  return rows;
}

function* problemsOf(ring: KeyRing, all: readonly KnownKey[]): Generator<string> {
  const known = all.filter(({ name }) => name === ring.name);
  const newest = Math.max(...known.map(({ id }) => id));
  for (const { id } of ring.keys) {
    const found = known.find((key) => key.id === id);
    if (found === undefined && id < newest)
      yield `${ring.name}: the database never had a key ${id}. Number a new one ${newest + 1}: ${newest + 1}:<new>,${newest}:<the one in use>.`;
    if (found && !checkOf(ring, id).equals(found.check))
      yield `${ring.name}: key ${id} is not the one this database knows. Give that one back; a new key goes beside it: ${newest + 1}:<new>,${id}:<the one before>.`;
  }
  for (const { id, isRetired } of known)
    if (!isRetired && !ring.keys.some((key) => key.id === id))
      yield `${ring.name}: key ${id} is missing, and the database still needs it. Put it back: ${id}:<that key>.`;
}

/** Throws a KeyError where the keys of a configuration aren't those that are known. */
export function assertFitting(rings: Rings, known: readonly KnownKey[]): void {
  const problems = ringsOf(rings).flatMap((ring) => [...problemsOf(ring, known)]);
  if (problems.length > 0) throw new KeyError(problems);
}

/** Of a database from before it knew its keys: whether they open what there is. */
async function* strangers(client: PoolClient, rings: Rings): AsyncGenerator<string> {
  const { rows } = await client.query<{ id: string; sealed: Buffer; hash: Buffer }>(
    `SELECT id, cpf_encrypted AS sealed, cpf_hash AS hash FROM registrations
     WHERE anonymised_at IS NULL AND length(cpf_encrypted) >= $1 LIMIT 1`,
    [LEAST_CPF],
  );
  const [row] = rows;
  if (!row) return;
  const vault = new CpfVault(rings);
  try {
    const cpf = vault.cpfOf({ id: row.id, cpfEncrypted: row.sealed });
    if (!vault.hashes(cpf).some((hash) => hash.equals(row.hash)))
      yield 'HASH_KEY: what was written with another key is in this database. Give that one back.';
  } catch {
    yield `CPF_KEY: key ${sealMark(row.sealed).keyId} doesn't open what is in this database. Give back the one it was written with.`;
  }
}

/** Whether there is nothing yet that might have been sealed before texts were bound to their rows. */
async function isNew(client: PoolClient): Promise<boolean> {
  const tables = new Set([...sealedColumns.map(({ table }) => table), 'exports']);
  const { rows } = await client.query<{ some: boolean }>(
    `SELECT ${[...tables].map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')} AS some`,
  );
  return rows[0]?.some === false;
}

/**
 * Writes down the keys the database hasn't seen; the first of all is in use at once, later ones wait for the command. So
 * does the first of SEED_KEY where there is something already: processes from before it couldn't read what it seals.
 */
async function enter(client: PoolClient, ring: KeyRing, isKnown: boolean, isBound: boolean) {
  for (const { id } of ring.keys)
    await client.query(
      'INSERT INTO encryption_keys (name, id, check_value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [ring.name, id, checkOf(ring, id)],
    );
  if (!isKnown && (ring.name !== 'SEED_KEY' || isBound))
    await client.query('INSERT INTO keys_in_use (name, key_id, is_bound) VALUES ($1, $2, $3)', [
      ...[ring.name, ring.current.id, isBound],
    ]);
}

/** With those that sign the log. */
interface AllKeys extends Rings {
  readonly transparencyKeys: readonly Uint8Array[];
}

async function admitted(client: PoolClient, rings: AllKeys): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await refuseUnfinished(client);
  const known = await knownKeys(client);
  assertFitting(rings, known);
  const ofLog = await logKeyProblem(client, rings.transparencyKeys);
  if (ofLog !== null) throw new KeyError([ofLog]);
  if (known.length === 0) {
    const problems = await Array.fromAsync(strangers(client, rings));
    if (problems.length > 0) throw new KeyError(problems);
  }
  const isBound = await isNew(client);
  for (const ring of ringsOf(rings))
    await enter(
      client,
      ring,
      known.some(({ name }) => name === ring.name),
      isBound,
    );
}

/** Has the rings make what is new with the keys in use. Rejects once every ring has heard, where a key is lacking. */
export async function useKeys(pool: Pick<Pool, 'query'>, rings: Rings): Promise<void> {
  const { rows } = await pool.query<{ name: string; id: number; isBound: boolean }>(
    'SELECT name, key_id AS id, is_bound AS "isBound" FROM keys_in_use',
  );
  const lacking: unknown[] = [];
  for (const ring of ringsOf(rings)) {
    const used = rows.find(({ name }) => name === ring.name);
    try {
      if (used) ring.use(used.id, used.isBound);
      else ring.wait();
    } catch (error) {
      lacking.push(error);
    }
  }
  if (lacking.length > 0) throw lacking[0];
}

/**
 * Holds the keys of a configuration against those the database was written with, before anything is read or written;
 * throws a KeyError. Keys that it sees for the first time it writes down.
 */
export async function admitKeys(pool: Pool, rings: AllKeys): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await admitted(client, rings);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  await useKeys(pool, rings);
}
