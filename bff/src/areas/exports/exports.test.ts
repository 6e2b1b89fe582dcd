import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportDetail, ExportRow, PermissionEntry } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { askForExport, offerOf, takeExport } from '../../../test/exports.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { forgetExports } from './forget-exports.ts';
import { workExport } from './work-export.ts';

const DAY = 86_400_000;
const clock = createTestClock();
let app: TestApp;
let ana: SignedHeaders;
let bruno: SignedHeaders;
const signIn = async (changes: Parameters<typeof createStaff>[1] = {}) =>
  signInStaff(app.services, await createStaff(app.services, changes));
beforeAll(async () => {
  app = await createTestApp({ clock });
  for (let one = 0; one < 3; one += 1) await createVisitor(app.services);
});
beforeEach(async () => {
  ana = await signIn({ name: 'Ana Prado' });
  bruno = await signIn({ name: 'Bruno Reis' });
});
afterAll(() => app.close());

const PEOPLE = ['registrations', 'f[state]=active'] as const;
const ask = async (options: Parameters<typeof askForExport>[3] = {}) =>
  (await askForExport(app, ana, PEOPLE, options)).body;
const get = (id: string, headers = ana) =>
  call<ExportDetail>(app, 'GET', `/admin/exports/${id}`, { headers }).then(({ body }) => body);
const step = (id: string, action: string, headers = ana) =>
  call<ExportDetail>(app, 'POST', `/admin/exports/${id}/${action}`, { headers });
const work = (id: string) => workExport(app.services, app.services, id, { isLast: true });
const files = () => readdir(join(app.config.dataDir, 'private/exports')).catch(() => []);
const told = async (action: string) =>
  (await app.services.db.action.findFirst({ where: { action }, orderBy: { id: 'desc' } })) ?? undefined;

describe('asking', () => {
  it('is told to the audit with the filter, the columns and the purpose', async () => {
    const asked = await ask({ columns: ['email', 'name'], purpose: ' Reativar quem sumiu. ' });
    expect(asked).toMatchObject({
      state: 'queued',
      resource: 'registrations',
      isOwn: true,
      isPersonal: true,
    });
    expect(await told('export')).toMatchObject({
      resource: 'registrations',
      reason: 'Reativar quem sumiu.',
      after: { state: 'active', columns: ['name', 'email'], format: 'csv', sort: '-createdAt' },
    });
  });

  it('takes a purpose as soon as a column tells of a person', async () => {
    const refused = await askForExport(app, ana, PEOPLE, { columns: ['uf', 'cpf'], purpose: ' ' });
    expect([refused.status, refused.body.fields?.['purpose']?.[0]?.code]).toEqual([422, 'required']);
    const impersonal = await askForExport(app, ana, PEOPLE, { columns: ['uf', 'state'], purpose: '' });
    expect([impersonal.status, impersonal.body.isPersonal]).toEqual([202, false]);
  });

  it('takes columns that are offered, and filters that the list has', async () => {
    const { body } = await offerOf(app, ana, 'registrations');
    expect(body.columns).toContainEqual({ key: 'cpf', label: 'CPF', listed: 'cpf', isPersonal: true });
    const column = await askForExport(app, ana, PEOPLE, { columns: ['passwordHash'] });
    expect([column.status, column.body.code]).toEqual([422, 'INVALID_REQUEST']);
    const filter = await askForExport(app, ana, ['registrations', 'f[x]=1'], { columns: ['uf'] });
    expect([filter.status, filter.body.code]).toEqual([422, 'INVALID_QUERY']);
  });

  it('takes the permission of the area and that to create exports', async () => {
    const only = (...keys: [string, string][]) =>
      signIn({
        type: 'user',
        permissions: keys.map(([permission, action]) => ({ permission, action })) as PermissionEntry[],
      });
    for (const headers of [await only(['exports', 'create']), await only(['registrations', 'export'])]) {
      const { status } = await askForExport(app, headers, PEOPLE, { columns: ['uf'] });
      expect(status).toBe(403);
    }
    const elsewhere = await only(['exports', 'create'], ['shows', 'export']);
    expect((await offerOf(app, elsewhere, 'registrations')).status).toBe(403);
    expect((await offerOf(app, elsewhere, 'shows')).status).toBe(200);
    // The type that is there for it needs nothing more.
    const { status } = await askForExport(app, await signIn({ type: 'exports' }), PEOPLE);
    expect(status).toBe(202);
  });

  it('has one effect however often it is sent', async () => {
    const key = { ...ana, 'idempotency-key': randomUUID() };
    const send = () => askForExport(app, key, PEOPLE, { columns: ['uf'] });
    expect((await send()).body.id).toBe((await send()).body.id);
  });
});

describe('the file', () => {
  it('is made by the worker, and leaves with the hash that is shown', async () => {
    const worker = await startTestWorker(app);
    try {
      const { id } = await ask();
      await expect.poll(async () => (await get(id)).state, { timeout: 45_000 }).toBe('ready');
      const shown = await get(id);
      const { bytes, name } = await takeExport(app, ana, id);
      expect(shown).toMatchObject({ rows: 3, total: 3, bytes: bytes.length, fileName: name, downloads: 0 });
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(shown.sha256);
      expect(await get(id)).toMatchObject({ downloads: 1, lastDownloadAt: expect.any(String) });
      expect(await told('download_export')).toMatchObject({ recordId: id, summary: name });
    } finally {
      await worker.stop();
    }
  });

  it('rests unreadable', async () => {
    const { id } = await ask();
    await work(id);
    const stored = await app.services.storage.privateFiles.read(`exports/${id}-1.sealed`);
    expect(stored?.length).toBeGreaterThan(100);
    expect(stored?.toString('latin1')).not.toContain('Iracema');
  });

  it('is its asker’s alone, and no longer theirs without what it took to ask', async () => {
    const { id } = await ask();
    expect((await takeExport(app, ana, id)).status).toBe(404);
    await work(id);
    expect((await takeExport(app, bruno, id)).status).toBe(404);
    expect((await get(id, bruno)).isOwn).toBe(false);
    const { byId } = await app.services.db.exportRequest.findUniqueOrThrow({ where: { id } });
    const permissions = [
      { permission: 'registrations', action: 'export' },
      { permission: 'exports', action: 'export' },
    ];
    // Still may export, but CPFs came out whole.
    await app.services.db.adminUser.update({ where: { id: byId }, data: { type: 'user', permissions } });
    const again = await signInStaff(app.services, { id: byId });
    expect((await takeExport(app, again, id)).status).toBe(403);
  });

  it('goes after seven days; what was asked for stays', async () => {
    const { id } = await ask();
    await work(id);
    clock.advance(7 * DAY - 1000);
    await forgetExports(app.services);
    const kept = await app.services.db.exportRequest.findUniqueOrThrow({ where: { id } });
    expect(kept.state).toBe('ready');
    clock.advance(2000);
    const fresh = await signInStaff(app.services, {
      id: kept.byId,
    });
    expect((await takeExport(app, fresh, id)).status).toBe(404);
    expect(await forgetExports(app.services)).toBeGreaterThanOrEqual(1);
    expect((await files()).some((name) => name.startsWith(id))).toBe(false);
    expect(await get(id, fresh)).toMatchObject({ state: 'expired', sha256: expect.any(String) });
  });

  it('is deleted before its time by who may', async () => {
    const { id } = await ask();
    expect((await step(id, 'discard')).body.code).toBe('CONFLICT');
    await work(id);
    expect((await step(id, 'discard', bruno)).body.state).toBe('expired');
    expect((await takeExport(app, ana, id)).status).toBe(404);
    expect((await files()).some((name) => name.startsWith(id))).toBe(false);
    expect(await told('discard_export')).toMatchObject({ recordId: id });
  });
});

describe('a cancelled export', () => {
  it('never begins', async () => {
    const { id } = await ask();
    expect((await step(id, 'cancel')).body.state).toBe('cancelled');
    await work(id);
    expect(await get(id)).toMatchObject({ state: 'cancelled', rows: 0 });
    expect((await step(id, 'cancel')).body.code).toBe('CONFLICT');
  });

  it('ends in its midst, and leaves nothing behind', async () => {
    const { id } = await ask();
    const { pool } = app.services;
    // Holds the export back where it reads.
    const holder = await pool.connect();
    await holder.query('BEGIN; LOCK TABLE registrations IN ACCESS EXCLUSIVE MODE');
    const working = work(id);
    await expect.poll(async () => (await get(id)).state).toBe('running');
    await step(id, 'cancel');
    await working;
    await holder.query('ROLLBACK');
    holder.release();
    expect((await get(id)).state).toBe('cancelled');
    expect((await files()).some((name) => name.startsWith(id))).toBe(false);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });

  it('is one’s own, unless one may delete any', async () => {
    const { id } = await ask();
    const exporter = await signIn({ type: 'exports' });
    expect((await step(id, 'cancel', exporter)).status).toBe(403);
    expect((await step(id, 'cancel', bruno)).status).toBe(200);
  });
});

describe('a worker that dies', () => {
  it('is followed by one that begins anew, and never comes back', async () => {
    const { id } = await ask();
    await app.services.db.exportRequest.update({ where: { id }, data: { state: 'running', run: 1 } });
    await app.services.storage.privateFiles.write(`exports/${id}-1.sealed`, 'half');
    await work(id);
    expect(await get(id)).toMatchObject({ state: 'ready', rows: 3 });
    expect((await files()).filter((name) => name.startsWith(id))).toEqual([`${id}-2.sealed`]);
  });

  it('leaves an export that says it failed, when nobody follows', async () => {
    const { id } = await ask();
    const touchedAt = new Date(clock.now().getTime() - 11 * 60_000);
    await app.services.db.exportRequest.update({
      where: { id },
      data: { state: 'running', run: 1, touchedAt },
    });
    expect(await forgetExports(app.services)).toBeGreaterThanOrEqual(1);
    expect((await get(id)).state).toBe('failed');
  });

  it('says so itself when the writing fails for the last time', async () => {
    const { id } = await ask();
    await app.services.db.exportRequest.update({ where: { id }, data: { resource: 'nothing' } });
    await expect(work(id)).rejects.toThrow('nothing');
    expect((await get(id)).state).toBe('failed');
  });
});

it('lists everybody’s, by state, area and who asked', async () => {
  const { id } = await ask({ columns: ['uf'], purpose: 'Mapa das regiões' });
  const list = async (query: string) =>
    (
      await call<{ items: ExportRow[] }>(app, 'GET', `/admin/exports?${query}`, { headers: bruno })
    ).body.items.map((row) => row.id);
  expect(await list('q=regioes')).toContain(id);
  expect(await list('q=ana+prado&f[state]=queued&f[resource]=registrations&f[format]=csv')).toContain(id);
  expect(await list('f[state]=failed')).not.toContain(id);
});
