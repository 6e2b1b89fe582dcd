import type pg from 'pg';
import { createClient } from '../database/connections.ts';

/** Longer than any other work, and the same text whoever reads it: dates, numbers and characters have one form. */
const SETTINGS = [
  ['statement_timeout', '0'],
  ['lock_timeout', '60s'],
  ['idle_in_transaction_session_timeout', '0'],
  ['client_encoding', 'UTF8'],
  ['timezone', 'UTC'],
  ['datestyle', 'ISO, YMD'],
  ['intervalstyle', 'iso_8601'],
  ['extra_float_digits', '3'],
  ['bytea_output', 'hex'],
] as const;

/** Has `work` use a connection of its own, however long it takes. */
export async function inSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = createClient(url, { application_name: 'fio-backup', keepAlive: true });
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  await client.connect();
  try {
    for (const [name, value] of SETTINGS)
      await client.query('SELECT set_config($1, $2, false)', [name, value]);
    return await work(client);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
