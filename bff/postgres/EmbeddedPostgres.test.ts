import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmbeddedPostgres, type PostgresEvent } from './EmbeddedPostgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'fio-pg-'));
const directory = join(folder, 'cluster');
const logFile = join(folder, 'postgres.log');
const events: PostgresEvent[] = [];
let onReady: () => void = () => undefined;

function server(): EmbeddedPostgres {
  return new EmbeddedPostgres({
    directory,
    logFile,
    onEvent: (event) => {
      events.push(event);
      if (event === 'ready') onReady();
    },
  });
}

let postgres: EmbeddedPostgres;

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  postgres = server();
  await postgres.start();
  await query('CREATE TABLE kept (n int)');
});

afterAll(async () => {
  await postgres.stop();
  rmSync(postgres.place, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

it('sorts as Portuguese is sorted and keeps accented words whole', async () => {
  const rows = await query<{ word: string }>(
    `SELECT word FROM unnest(ARRAY['zebra','água','Abelha','bolo']) AS word ORDER BY word`,
  );
  expect(rows.map((row) => row.word)).toEqual(['Abelha', 'água', 'bolo', 'zebra']);
  await query('CREATE EXTENSION pg_trgm');
  const [row] = await query<{ trigrams: string[] }>(`SELECT show_trgm('ação') AS trigrams`);
  expect(row?.trigrams).toHaveLength(5);
});

it('answers a commit only when it is on disk, to a role that is no superuser', async () => {
  const [row] = await query(
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
            current_setting('is_superuser') AS super`,
  );
  expect(row).toEqual({ fsync: 'on', commit: 'on', super: 'off' });
});

it.skipIf(process.platform === 'win32')('keeps its passwords to its owner', () => {
  expect(statSync(join(postgres.place, 'cluster.json')).mode & 0o777).toBe(0o600);
});

it('comes back at the same address after its main process is killed, with every commit', async () => {
  await query('INSERT INTO kept VALUES (1)');
  const [pid, url] = [postgres.pid, postgres.url()];
  // A connection busy at that moment outlives its main process, and must not keep the new one from starting.
  const busy = query("DO $$ BEGIN LOOP PERFORM md5('x'); END LOOP; END $$").catch(() => 'ended');
  const back = new Promise<void>((resolve) => (onReady = resolve));
  process.kill(pid ?? 0, 'SIGKILL');
  await back;
  expect(await busy).toBe('ended');
  expect(postgres.url()).toBe(url);
  expect(postgres.pid).not.toBe(pid);
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 1 }]);
  expect(events.slice(-2)).toEqual(['died', 'ready']);
});

it('takes over from a server whose supervisor was killed', async () => {
  await postgres.stop();
  const program = `
    import { EmbeddedPostgres } from ${JSON.stringify(new URL('./EmbeddedPostgres.ts', import.meta.url).href)};
    const postgres = new EmbeddedPostgres({ directory: ${JSON.stringify(directory)}, logFile: ${JSON.stringify(logFile)} });
    await postgres.start();
    console.log(postgres.pid);`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [orphan] = (await once(supervisor.stdout, 'data')) as [Buffer];
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  expect(() => process.kill(Number(orphan), 0)).not.toThrow();

  postgres = server();
  await postgres.start();
  expect(postgres.pid).not.toBe(Number(orphan));
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 1 }]);
});
