import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

export interface Column {
  readonly name: string;
  /** As PostgreSQL names it: `_text` is an array of text. */
  readonly type: string;
}

export async function columnsOf(pool: Pool | PoolClient, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows;
}

const SOMETHING: Readonly<Record<string, (name: string) => unknown>> = {
  uuid: () => randomUUID(),
  text: (name) => `${name.replaceAll('_', '-')}-of-iracema`,
  varchar: (name) => `${name.replaceAll('_', '-')}-of-iracema`,
  bpchar: () => '7',
  int2: () => 7,
  int4: () => 7,
  int8: () => 7,
  bool: () => true,
  timestamptz: () => '2026-11-01T12:00:00Z',
  date: () => '2026-11-01',
  bytea: () => randomBytes(32),
  jsonb: () => JSON.stringify({ said: 'Iracema' }),
  _text: () => ['of-iracema'],
  _int4: () => [7],
};

function something({ name, type }: Column): unknown {
  const make = SOMETHING[type];
  if (!make) throw new Error(`No value is known for the type ${type} of the column ${name}`);
  return make(name);
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly cpfHash: Uint8Array;
}

/** Whose a row is, and the columns that say how the erasure has to treat it. One entry for each row. */
function rowsOf({ id, email, cpfHash }: Person): Record<string, Record<string, unknown>[]> {
  const theirs = { registration_id: id };
  const [mail, invoice, request, prize, winner] = Array.from({ length: 5 }, () => randomUUID());
  const [approved, unread, rankingName] = [randomUUID(), randomUUID(), randomUUID()];
  const of = (changes: Record<string, unknown>) => [changes];
  return {
    email_changes: of({ ...theirs, email: 'nova@exemplo.example' }),
    link_tokens: of({ subject_id: id, strategy: 'user' }),
    ip_people: of(theirs),
    known_devices: of({ subject_id: id }),
    passkey_owners: of(theirs),
    passkeys: of(theirs),
    idempotency_keys: of({ scope: `user:${id} PATCH /profile` }),
    invoice_uploads: of({ ...theirs, file_key: 'invoices/upload.webp' }),
    outbox_messages: [
      { id: mail, recipient: 'antiga@exemplo.example', ...theirs },
      { recipient: email, ...theirs },
    ],
    sessions: of({ subject_id: id, strategy: 'user' }),
    logs: of({ ...theirs, kind: 1 }),
    consents: of({ ...theirs, purpose: 'regulation' }),
    votes: of({ voter_id: id }),
    vote_changes: of({ voter_id: id }),
    suspicious_votes: of({ voter_id: id }),
    suggestions: [
      { id: approved, author_id: id, state: 'approved' },
      { id: unread, author_id: id, state: 'new' },
    ],
    invitation_codes: of({ ...theirs, code: 'of-iracema_' }),
    invitations: of({ inviter_id: id, invited_id: id }),
    ranking_names: of({ ...theirs, id: rankingName }),
    ranking_scores: of({ voter_id: id }),
    bulk_items: [{ record_id: approved }, { record_id: unread }, { record_id: rankingName }],
    sac_requests: of({ id: request, ...theirs, email }),
    sac_messages: of({ request_id: request }),
    sac_attachments: of({ request_id: request }),
    invoices: [
      { id: invoice, ...theirs, state: 'valid', origin: 'photo', reason: 'illegible' },
      {
        ...theirs,
        state: 'pending',
        origin: 'photo',
        reason: 'illegible',
        access_key: '8',
        number: '8',
        file_key: 'invoices/waits.webp',
      },
    ],
    invoice_events: of({ invoice_id: invoice }),
    invoice_confirmations: of({ invoice_id: invoice }),
    invoice_documents: of({ invoice_id: invoice }),
    invoice_risks: of({ invoice_id: invoice }),
    notifications: of(theirs),
    notification_subscriptions: of(theirs),
    notification_settings: of(theirs),
    push_devices: of({ ...theirs, endpoint: 'https://fcm.googleapis.com/fcm/send/a' }),
    tickets: of(theirs),
    earning_balances: of(theirs),
    earnings: of(theirs),
    invitation_earnings: of({ ...theirs, invited_id: id }),
    prizes: of({ id: prize, ...theirs, mail_id: mail, state: 'delivered' }),
    prize_events: of({ prize_id: prize }),
    prize_documents: of({ prize_id: prize }),
    prize_addresses: of({ prize_id: prize }),
    winners: of({ id: winner, ...theirs, mail_id: mail, state: 'drawn' }),
    winner_contacts: of({ winner_id: winner }),
    winner_documents: of({ winner_id: winner }),
    winner_proposals: of({ winner_id: winner }),
    winner_events: of({ winner_id: winner }),
    sales: of({ buyer_hash: cpfHash }),
    sale_import_lines: of({ buyer_hash: cpfHash }),
    blocked_cpfs: of({ cpf_hash: cpfHash, reason: 'fraud', lifted_at: null, expires_on: '2099-01-01' }),
  };
}

/** A row with something in each of its columns, the ones of tomorrow too; `changes` are what it has to say. */
async function insert(client: PoolClient, table: string, changes: Record<string, unknown>): Promise<void> {
  const columns = await columnsOf(client, table);
  const values = columns.map((column) => (column.name in changes ? changes[column.name] : something(column)));
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  await client.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, values);
}

/** What a table demands of its rows, but for the links that an erasure works by. */
async function dropRules(client: PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('c', 'f')
       AND NOT confrelid = ANY (ARRAY['registrations', 'outbox_messages']::regclass[])`,
    [table],
  );
  for (const { name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
}

/**
 * Fills every column of every row of one person, whose registration is there; the rules of the other tables are lifted, for
 * no real row has a value in each. For a database that is thrown away.
 */
export async function fillPerson(pool: Pool, person: Person, tables: readonly string[]): Promise<void> {
  const rows = rowsOf(person);
  // Those that others refer to come first.
  const inOrder = new Set([...Object.keys(rows), ...tables.filter((name) => name !== 'registrations')]);
  const client = await pool.connect();
  try {
    for (const table of inOrder) {
      await dropRules(client, table);
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      for (const changes of rows[table] ?? [{}]) await insert(client, table, changes);
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
    await client.query(
      `UPDATE registrations SET utm_source = 'tv', utm_medium = 'spot', utm_campaign = 'final', marketing = TRUE,
         last_login_at = now(), has_invoice = TRUE, has_prize = TRUE, blocked_at = NULL WHERE id = $1`,
      [person.id],
    );
  } finally {
    client.release();
  }
}
