import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createVisitor, signInVisitor } from '../../../bff/test/factories.ts';
import type { Services } from '../../../bff/test/services.ts';
import { createToken, hashToken } from '../../../bff/src/core/identity/tokens.ts';

export interface Voter {
  readonly id: string;
  readonly headers: Record<string, string>;
}

/** A row of `table` with other values; `made` by column. */
const COPY = (table: string) =>
  `INSERT INTO ${table} SELECT (jsonb_populate_record(r, made)).*
   FROM ${table} r, unnest($2::jsonb[]) AS made WHERE to_jsonb(r) @> $1::jsonb`;

const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** So many visitors who are signed in: one made as tests make them, and its like. */
async function makeVoters(services: Services, count: number): Promise<Voter[]> {
  const first = await createVisitor(services);
  const { authorization } = await signInVisitor(services, first);
  const others = Array.from({ length: count }, () => ({ id: randomUUID(), token: createToken() }));
  // None that a registration of the tests may come to have.
  const from = randomInt(20_000_000_000, 90_000_000_000);
  const people = others.map(({ id }, index) => ({
    id,
    cpf_hash: bytea(randomBytes(first.cpfHash.length)),
    email: `pessoa-${id}@exemplo.example`,
    phone: String(from + index),
  }));
  const sessions = others.map(({ id, token }) => ({ token_hash: bytea(hashToken(token)), subject_id: id }));
  await services.pool.query(COPY('registrations'), [{ id: first.id }, people]);
  const own = { token_hash: bytea(hashToken(authorization.slice('Bearer '.length))) };
  await services.pool.query(COPY('sessions'), [own, sessions]);
  return others.map(({ id, token }) => ({ id, headers: { authorization: `Bearer ${token}` } }));
}

/** As many at a time as cost no more than one does. */
const BATCH = 400;

/** One more visitor at each call. */
export function votersWithoutEnd(services: Services): () => Promise<Voter> {
  const made: Voter[] = [];
  let making: Promise<void> | undefined;
  const more = async () => {
    made.push(...(await makeVoters(services, BATCH)));
    making = undefined;
  };
  const next = async (): Promise<Voter> => {
    const voter = made.pop();
    if (voter) return voter;
    await (making ??= more());
    return next();
  };
  return next;
}
