import { filesOfSite, verifyDraw } from '@fio/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logDraws } from '../demo/log-promises.ts';
import { createTestApp, type TestApp } from './app.ts';
import { emptyPlace, filesOf, fingerprintOf, keysOf } from './backups.ts';
import { createTestBucket, type TestBucket } from './bucket.ts';
import { call } from './call.ts';
import { castVote, createPoll } from './content.ts';
import { DAY } from './clock.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';
import { drawDesk, MINUTES } from './draw-desk.ts';
import { dayFrom } from './draws.ts';
import { createStaff, createVisitor, PASSWORD } from './factories.ts';
import { owner } from './threats/threats.ts';
import { verifyAudit } from '../src/core/audit/verify.ts';
import { loadConfig } from '../src/core/config/index.ts';
import { openStorages, type Storages } from '../src/core/storage/open-storages.ts';
import { logAuditHead } from '../src/core/transparency/audit-head.ts';
import { verifyLog } from '../src/core/transparency/verify-log.ts';
import { makeBackup } from '../src/core/backup/backup.ts';
import type { BackupPlace } from '../src/core/backup/BackupPlace.ts';
import { restoreBackup } from '../src/core/backup/restore.ts';

/** The drill: what is lost is brought back elsewhere, and the product goes on there. From folders into a bucket. */
const desk = drawDesk({ asApplication: true, once: true });
const owned = owner(() => desk.app);
let place: BackupPlace;
let bucket: TestBucket;
let database: TestDatabase;
let restored: TestApp;
const storages: Storages[] = [];
const treeOf = (config: TestApp['config']) => {
  const opened = openStorages(config);
  storages.push(opened);
  return opened.all;
};
const visitor = { email: 'iracema@exemplo.example', name: 'Iracema "\\t" \u2028' };

/** Some of everything: people, a draw to its publication, votes, files of both kinds, a job that waits. */
async function fill() {
  const { app, clock, draw } = desk;
  const { services } = app;
  const set = 'UPDATE draws SET lottery_date = $2, cut_off_hours = 1 WHERE id = $1';
  await owned.bend('draws', set, [draw.id, dayFrom(clock.now(), 1)]);
  await services.db.$transaction((tx) => logDraws(services, tx, [draw.id]));
  await desk.reach('frozen');
  clock.advance(2 * DAY);
  await desk.signIn();
  await desk.reach('reviewed');
  await desk.step('minutes', MINUTES);
  await desk.step('publish', { confirmation: draw.title });
  const person = await createVisitor(services, visitor);
  await createStaff(services, { email: 'ana@exemplo.example' });
  const poll = await createPoll(services.db);
  await castVote(services.db, poll, 0, person);
  await services.storage.privateFiles.write('sac/anexo.pdf', Buffer.from('%PDF-1.7'));
  await services.db.sacAttachment.create({
    data: { key: 'sac/anexo.pdf', type: 'application/pdf', bytes: 8 },
  });
  await services.storage.publicFiles.write('pictures/a-1.svg', '<svg/>');
  await logAuditHead(services);
  await services.transparency.head();
}

beforeAll(async () => {
  await fill();
  [place, bucket, database] = await Promise.all([emptyPlace(), createTestBucket(), createEmptyDatabase()]);
  const { config } = desk.app;
  await makeBackup({ config, tree: treeOf(config), place, version: '0.1.0' });
  const env = { ...keysOf(config), ...bucket.env };
  const target = loadConfig({
    ...env,
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.url,
    DEMONSTRATION: 'true',
  });
  await restoreBackup({ config: target, tree: treeOf(target), place });
});
afterAll(async () => {
  await restored?.close();
  for (const opened of storages) await opened.close();
  await bucket?.close();
});

describe('what was restored', () => {
  it('is the same table by table, with every rule, owner and right', async () => {
    const [before, after] = await Promise.all([
      fingerprintOf(desk.app.config.databaseUrl),
      fingerprintOf(database.applicationUrl),
    ]);
    expect(after.tables).toEqual(before.tables);
    expect(after.rules).toEqual(before.rules);
    expect(Object.keys(after.tables).length).toBeGreaterThan(90);
  });

  it('is the same file by file', async () => {
    const [before, after] = await Promise.all(storages.map(({ all }) => filesOf(all)));
    expect(after).toEqual(before);
    expect(Object.keys(after ?? {})).toEqual(
      expect.arrayContaining(['private/sac/anexo.pdf', 'public/pictures/a-1.svg']),
    );
  });

  it('is the product, which starts there as a role that owns nothing, signs a person in and is whole', async () => {
    const { app: before, clock } = desk;
    restored = await createTestApp({
      asApplication: true,
      database,
      clock,
      env: { ...keysOf(before.config), ...bucket.env },
    });
    const body = { user: visitor.email, password: PASSWORD };
    const { status } = await call(restored, 'POST', '/login', { body });
    expect(status).toBe(200);
    const { db } = restored.services;
    expect(await verifyAudit(db)).toMatchObject({ ok: true });
    expect(await verifyLog(db, [])).toMatchObject({ ok: true });
    const { slug } = desk.draw;
    const [was, is] = await Promise.all(
      [before, restored].map(({ url }) =>
        verifyDraw({ files: filesOfSite(url, slug), slug, trusted: { heads: [] } }),
      ),
    );
    expect(is).toEqual(was);
    expect(is?.verdict).toMatch(/^confirmed/);
  });
});
