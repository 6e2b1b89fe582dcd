import { createHash } from 'node:crypto';
import pg from 'pg';

/** Identifiers made from numbers, so that the client and the database agree without asking each other. */
const digest = (kind: string, n: number) => createHash('sha256').update(`${kind}:${n}`).digest();

export function voterId(n: number): string {
  const hex = digest('voter', n).toString('hex').slice(0, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const tokens: string[] = [];

/** Remembered, so that the client under measurement doesn't spend its time on hashing. */
export const tokenOf = (n: number): string => (tokens[n] ??= digest('token', n).toString('base64url'));

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Writes `count` signed-in visitors; a set at a time, for that is not what is measured. */
export async function writePeople(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (let from = 0; from < count; from += 20_000) {
    const numbers = range(from, Math.min(from + 20_000, count));
    const ids = numbers.map(voterId);
    await client.query(
      `INSERT INTO registrations (id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city, password_hash, email_verified_at)
       SELECT id, hash, hash, 'Ana', 'Lima', id || '@exemplo.example', lpad(n::text, 11, '0'), '1990-01-01', 'SP', 'Santos', '-', now()
       FROM unnest($1::uuid[], $2::bytea[], $3::integer[]) AS p(id, hash, n)`,
      [ids, numbers.map((n) => digest('cpf', n)), numbers],
    );
    await client.query(
      `INSERT INTO sessions (token_hash, strategy, subject_id, ip, user_agent, expires_at)
       SELECT hash, 'user', id, '127.0.0.1', 'bench', now() + interval '1 day' FROM unnest($1::bytea[], $2::uuid[]) AS s(hash, id)`,
      [numbers.map((n) => createHash('sha256').update(tokenOf(n)).digest()), ids],
    );
  }
  await client.query('ANALYZE');
  await client.end();
}

export interface BenchPoll {
  readonly id: string;
  readonly options: readonly [string, string];
}

/** An open poll of its own for each round, in one published series. */
export async function writePoll(client: pg.Client, n: number): Promise<BenchPoll> {
  const uuid = (kind: string) =>
    voterId(Number.parseInt(digest(kind, n).toString('hex').slice(0, 8), 16) + 1e9);
  const poll = { id: uuid('poll'), options: [uuid('yes'), uuid('no')] as const };
  await client.query(
    `INSERT INTO shows (id, slug, title, synopsis, platform, color_from, color_to, color_accent, state)
     VALUES ($1, 'bench', 'Bench', '-', '-', '#000000', '#000000', '#000000', 'published') ON CONFLICT DO NOTHING`,
    [voterId(1e9)],
  );
  await client.query(
    `INSERT INTO polls (id, show_id, slug, title, type, state, opens_at) VALUES ($1, $2, $3, 'Bench', 'yes_no', 'open', now())`,
    [poll.id, voterId(1e9), `bench-${n}`],
  );
  await client.query(
    `INSERT INTO poll_options (id, poll_id, label, position) VALUES ($1, $3, 'Sim', 0), ($2, $3, 'Não', 1)`,
    [...poll.options, poll.id],
  );
  return poll;
}
