import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '@fio/bff/test/mail-sink.ts';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { type Fate, fateOf, mailboxes, numberOf } from './fates.ts';
import { fillDispatch } from './fill.ts';
import { end, startWorker } from './worker.ts';

/** A dispatch to so many people, its worker killed with this share of them sent. */
const PEOPLE = Number(process.argv[2] ?? 100_000);
const KILLED_AT = 0.4;
/** What lanes have in hand at most when their worker dies: 8 of 8 messages. */
const IN_HAND = 64;

const database = await startDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fio-bench-mail-'));
const sink = await startMailSink(mailboxes());
const client = new pg.Client({ connectionString: database.url });
client.on('error', () => undefined);
await client.connect();
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  SMTP_URL: sink.url,
  MAIL_FROM: 'Fio da Meada <nao-responda@fiodameada.example>',
};

/** Waits until so many were taken by the sink. */
async function taken(many: number): Promise<void> {
  while (sink.taken.length < many) await sleep(20);
}

/** Messages a second from the first one on until so many are taken. */
async function rate(many: number): Promise<number> {
  const before = sink.taken.length;
  await taken(before + 1);
  const startedAt = performance.now();
  await taken(before + many);
  return ((sink.taken.length - before) / (performance.now() - startedAt)) * 1_000;
}

/** A mailbox without room is tried again in minutes; here it is time already. */
async function ended(dispatchId: string): Promise<void> {
  for (;;) {
    await client.query(
      "UPDATE outbox_messages SET due_at = now() WHERE state = 'queued' AND due_at > now() AND dispatch_id = $1",
      [dispatchId],
    );
    const { rows } = await client.query<{ state: string }>('SELECT state FROM dispatches WHERE id = $1', [
      dispatchId,
    ]);
    if (!['queued', 'sending'].includes(rows[0]?.state ?? '')) return;
    await sleep(1_000);
  }
}

interface Row {
  readonly recipient: string;
  readonly state: string;
}

/** What each fate may end as; `unconfirmed` is what the killed worker had in hand. */
const ENDS: Record<Fate, readonly string[]> = {
  absent: ['hard_bounced', 'unconfirmed'],
  busy: ['sent', 'unconfirmed'],
  lost: ['unconfirmed'],
  taken: ['sent', 'unconfirmed'],
};

function judge(rows: readonly Row[]): void {
  const times = Map.groupBy(sink.taken, (address) => address);
  const states = new Map<string, number>();
  for (const { state } of rows) states.set(state, (states.get(state) ?? 0) + 1);
  console.log([...states].map(([state, count]) => `${state} ${figure(count, 0)}`).join(', '));
  claim(`all ${figure(PEOPLE, 0)} messages are accounted for`, rows.length === PEOPLE);
  claim(
    'nobody got it twice',
    [...times.values()].every(({ length }) => length === 1),
  );
  claim(
    'each mailbox ended as it had to',
    rows.every(({ recipient, state }) => ENDS[fateOf(numberOf(recipient))].includes(state)),
  );
  claim(
    'whoever is noted as sent has it, and who has it is noted as sent or unconfirmed',
    rows.every(({ recipient, state }) =>
      times.has(recipient) ? state === 'sent' || state === 'unconfirmed' : state !== 'sent',
    ),
  );
  const lost = rows.filter(
    ({ recipient, state }) => state === 'unconfirmed' && fateOf(numberOf(recipient)) !== 'lost',
  );
  claim(`the killed worker left ${lost.length} unconfirmed (≤ ${IN_HAND})`, lost.length <= IN_HAND);
}

try {
  const dispatchId = await fillDispatch(client, PEOPLE);
  const first = startWorker(env);
  const perSecond = await rate(Math.floor(PEOPLE * KILLED_AT));
  await end(first, 'SIGKILL');
  console.log(`${figure(perSecond, 0)} messages/s; killed with ${figure(sink.taken.length, 0)} taken`);
  const second = startWorker(env);
  const again = await rate(Math.floor(PEOPLE * (0.9 - KILLED_AT)));
  console.log(`${figure(again, 0)} messages/s by the one that took over`);
  await ended(dispatchId);
  await end(second, 'SIGTERM');
  const { rows } = await client.query<Row>('SELECT recipient, state FROM outbox_messages');
  judge(rows);
} finally {
  await sink.close();
  await client.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
