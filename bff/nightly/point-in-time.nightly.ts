import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { serverAccount } from '../postgres/account.ts';
import { readState } from '../postgres/cluster.ts';
import { clusterUrl } from '../postgres/roles.ts';
import type { EmbeddedPostgres } from '../postgres/EmbeddedPostgres.ts';
import { fingerprintOf } from '../test/backups.ts';
import { createVisitor } from '../test/factories.ts';
import { folderOf, productOn, serverIn } from './servers.ts';

/** What the examples have WAL-G, Barman or a script do, by hand: docs/runbooks/restore.md. */
const account = serverAccount();
const servers: EmbeddedPostgres[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

function own(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

function ownAll(folder: string): void {
  if (!account) return;
  for (const name of readdirSync(folder, { recursive: true }))
    chownSync(join(folder, String(name)), account.uid, account.gid);
}

/** A connection of the superuser's, for as long as `work` takes: a backup ends with the one that began it. */
async function asSuperuser<T>(
  { place }: EmbeddedPostgres,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const state = readState(place);
  if (!state) throw new Error(`${place} has no state.`);
  const whole = { ...state, applicationPassword: '' };
  const client = new pg.Client({ connectionString: clusterUrl(whole, 'postgres', 'superuser') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function restart(server: EmbeddedPostgres, folder: string): Promise<EmbeddedPostgres> {
  await server.stop();
  const next = serverIn(folder);
  servers.push(next);
  await next.start();
  return next;
}

/** A copy of the running server's data, and what the server says must lie beside it. */
async function copyBase(server: EmbeddedPostgres, target: string): Promise<void> {
  await asSuperuser(server, async (client) => {
    await client.query(`SELECT pg_backup_start('base', fast => true)`);
    const data = join(server.place, 'data');
    const isLeftOut = (path: string) => /\/(pg_wal\/.+|postmaster\.(pid|opts))$/.test(path);
    cpSync(data, target, { recursive: true, filter: (path) => !isLeftOut(path) });
    const { rows } = await client.query<{ label: string; spaces: string }>(
      'SELECT labelfile AS label, spcmapfile AS spaces FROM pg_backup_stop()',
    );
    writeFileSync(join(target, 'backup_label'), rows[0]?.label ?? '');
  });
}

it('goes back to a moment between the base backup and a mistake, to the row', async () => {
  const [folder, elsewhere] = [folderOf('wal'), folderOf('recovered')];
  const archive = own(join(folder, 'archive'));
  let server = serverIn(folder);
  servers.push(server);
  await server.start();
  await asSuperuser(server, async (client) => {
    await client.query(`ALTER SYSTEM SET archive_mode = 'on'`);
    await client.query(`ALTER SYSTEM SET archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
  });
  server = await restart(server, folder);
  const app = await productOn(server);
  await createVisitor(app.services, { name: 'Antes' });

  mkdirSync(join(elsewhere, 'cluster'), { mode: 0o755 });
  const target = own(join(elsewhere, 'cluster/data'));
  await copyBase(server, target);
  await createVisitor(app.services, { name: 'Depois' });
  const was = await fingerprintOf(server.url());
  const moment = await asSuperuser(server, async (client) => {
    const { rows } = await client.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
    return rows[0]?.at ?? '';
  });
  await app.services.db.registration.deleteMany();
  expect(await app.services.db.registration.count()).toBe(0);
  await asSuperuser(server, (client) => client.query('SELECT pg_switch_wal()'));
  await app.close();
  await server.stop(); // archives the last segment before it ends

  const recovery = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
    '',
  ];
  cpSync(join(server.place, 'cluster.json'), join(elsewhere, 'cluster/cluster.json'));
  rmSync(join(target, 'postgresql.auto.conf'), { force: true });
  writeFileSync(join(target, 'postgresql.auto.conf'), recovery.join('\n'));
  writeFileSync(join(target, 'recovery.signal'), '');
  mkdirSync(join(target, 'pg_wal'), { recursive: true });
  ownAll(target);

  const recovered = serverIn(elsewhere);
  servers.push(recovered);
  await recovered.start();
  const is = await fingerprintOf(recovered.url());
  expect(is).toEqual(was);
});
