import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config/index.ts';
import { createClient } from '../database/connections.ts';
import { createLetterBox, type SecretBox } from '../secrets/SecretBox.ts';
import { openLetter, type StoredLetter } from './sealed-letter.ts';

/**
 * Prints the latest e-mails, for whoever runs the demonstration without a mail server:
 * `npm run outbox`, or `npm run outbox -- --to clara@exemplo.example --last 3`.
 */
const LATEST = `
SELECT id, recipient, subject, html, text, sealed_letter AS "sealedLetter", state, created_at AS "createdAt" FROM outbox_messages
WHERE $1::text IS NULL OR recipient = lower($1)
ORDER BY created_at DESC, id DESC LIMIT $2`;

interface Message extends StoredLetter {
  recipient: string;
  subject: string;
  state: string;
  createdAt: Date;
}

const when = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** Null where this terminal has not the keys of the product: links then stay dots. */
function letterBox(): SecretBox | null {
  try {
    return createLetterBox(loadConfig(process.env).secrets);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

function textOf(message: Message, box: SecretBox | null): string {
  try {
    return box ? openLetter(box, message).text : message.text;
  } catch {
    return message.text;
  }
}

function print(message: Message, box: SecretBox | null): void {
  const { recipient, subject, state, createdAt } = message;
  const text = textOf(message, box);
  const head = `${when.format(createdAt)}  ${state}\nTo: ${recipient}\nSubject: ${subject}`;
  console.log(`${'─'.repeat(72)}\n${head}\n\n${text}\n`);
}

async function show(databaseUrl: string, to: string | undefined, last: number): Promise<void> {
  const client = createClient(databaseUrl, { application_name: 'fio-outbox' });
  await client.connect();
  try {
    const { rows } = await client.query<Message>(LATEST, [to ?? null, last]);
    if (rows.length === 0) console.log('The outbox is empty.');
    const box = letterBox();
    for (const row of rows.toReversed()) print(row, box);
  } finally {
    await client.end();
  }
}

const { values } = parseArgs({
  options: { to: { type: 'string' }, last: { type: 'string', default: '5' } },
});
const last = Number(values.last);
const databaseUrl = process.env['DATABASE_URL'];
if (!Number.isInteger(last) || last < 1) {
  console.error('--last takes how many messages to show, for example: --last 3');
  process.exitCode = 1;
} else if (!databaseUrl) {
  console.error('DATABASE_URL is missing; npm run outbox finds it by itself.');
  process.exitCode = 1;
} else {
  await show(databaseUrl, values.to, last).catch(() => {
    console.error('The database does not answer. Is the product running? Start it with: npm start');
    process.exitCode = 1;
  });
}
