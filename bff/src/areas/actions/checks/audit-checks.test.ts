import type { AuditCheck, auditChecks, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { HOUR } from '../../../../test/clock.ts';
import { BEHIND_PROXY, call } from '../../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../../test/factories.ts';
import { recordAction } from '../../../core/audit/record-action.ts';
import { failCheck, workCheck } from './work-check.ts';

type Latest = ResponseOf<typeof auditChecks.latest>;

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services, { name: 'Marina Sampaio' }));
  const actor = { id: null, name: 'Ana', type: 'admin', ip: null, userAgent: null, requestId: null } as const;
  for (const summary of ['um', 'dois', 'três']) {
    const entry = {
      actor,
      at: new Date(),
      resource: 'shows' as const,
      recordId: null,
      action: 'edit',
      summary,
    };
    await app.services.db.$transaction((tx) => recordAction(tx, entry));
  }
});
afterAll(() => app.close());

const latest = async () => (await call<Latest>(app, 'GET', '/admin/audit-checks', { headers })).body.check;
const start = () => call<Latest>(app, 'POST', '/admin/audit-checks', { headers });
const underWay = async () =>
  (await app.services.db.auditCheck.findFirstOrThrow({ where: { finishedAt: null } })).id;

/** Past the trigger, as an intruder with the owner's rights would. */
const tamper = (statement: string) =>
  app.services.pool.query(`
    ALTER TABLE actions DISABLE TRIGGER USER; ${statement}; ALTER TABLE actions ENABLE TRIGGER USER`);

describe('a check of the audit', () => {
  it('is not there before anybody asked', async () => {
    expect(await latest()).toBeNull();
  });

  it('is one however many ask at once, and becomes a link itself', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await app.services.db.auditCheck.count()).toBe(1);
    expect(await app.services.db.action.count({ where: { action: 'verify' } })).toBe(1);
    expect(await latest()).toMatchObject({ state: 'queued', checked: 0, total: 3, by: 'Marina Sampaio' });
  });

  it('says that the chain is whole, and its newest hash', async () => {
    await workCheck(app.services, await underWay());
    const newest = await app.services.db.action.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(await latest()).toMatchObject({ state: 'whole', checked: 4, head: newest.hash, brokenAt: null });
  });

  it('leaves one that is over as it is when its job comes again', async () => {
    const { id } = await app.services.db.auditCheck.findFirstOrThrow();
    await workCheck(app.services, id);
    expect(await latest()).toMatchObject({ state: 'whole' });
  });

  it('points at the first row that somebody touched', async () => {
    await tamper("UPDATE actions SET summary = 'outro' WHERE summary = 'dois'");
    const { id } = await app.services.db.action.findFirstOrThrow({ where: { summary: 'outro' } });
    await start();
    await workCheck(app.services, await underWay());
    const found: Partial<AuditCheck> = { state: 'broken', brokenAt: id.toString(), checked: 1, head: null };
    expect(await latest()).toMatchObject(found);
  });

  it('points at the row after one that was taken out', async () => {
    await tamper(
      "UPDATE actions SET summary = 'dois' WHERE summary = 'outro'; DELETE FROM actions WHERE summary = 'um'",
    );
    const { id } = await app.services.db.action.findFirstOrThrow({ orderBy: { id: 'asc' } });
    await start();
    await workCheck(app.services, await underWay());
    expect(await latest()).toMatchObject({ state: 'broken', brokenAt: id.toString(), checked: 0 });
  });

  it('is told to have failed when nobody will try again, and lets another begin', async () => {
    await start();
    const db = { ...app.services.db, auditCheck: app.services.db.auditCheck, action: null } as never;
    const broken = { db, clock: app.services.clock };
    await expect(workCheck(broken, await underWay())).rejects.toThrow();
    expect((await latest())?.state).toBe('running');
    await failCheck(app.services, await underWay());
    expect((await latest())?.state).toBe('failed');
    await start();
    expect((await latest())?.state).toBe('queued');
  });

  it('makes room when its worker was killed on the last try', async () => {
    const { id } = await app.services.db.auditCheck.findFirstOrThrow({ where: { finishedAt: null } });
    await app.services.db.auditCheck.update({
      where: { id },
      data: { state: 'running', createdAt: new Date(app.services.clock.now().getTime() - 5 * HOUR) },
    });
    await start();
    expect(await app.services.db.auditCheck.findUnique({ where: { id } })).toMatchObject({ state: 'failed' });
    expect((await latest())?.state).toBe('queued');
  });
});
