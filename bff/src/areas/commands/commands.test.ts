import type { CommandRun, CommandRunDetail, commands, ResponseOf } from '@fio/contracts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, HOUR, MINUTE } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { scheduleQueue } from './command-queue.ts';
import { startScheduled } from './start-command.ts';
import { queueRun, writeRun } from './start-run.ts';
import { workRun } from './work-run.ts';
import { commandsArea } from './index.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock });
  const staff = await createStaff(app.services, { name: 'Marina Sampaio' });
  headers = await signInStaff(app.services, staff);
});
afterAll(() => app.close());
afterEach(() => app.services.db.commandRun.deleteMany());

const start = (command: string, isDry = false) =>
  call<CommandRun & { code?: string }>(app, 'POST', '/admin/commands', { headers, body: { command, isDry } });
const get = async (id: string) =>
  (await call<CommandRunDetail>(app, 'GET', `/admin/commands/${id}`, { headers })).body;
const list = async (query: string) =>
  (await call<ResponseOf<typeof commands.list>>(app, 'GET', `/admin/commands?${query}`, { headers })).body;
async function ran(command: string, isDry = false) {
  const { body } = await start(command, isDry);
  await workRun(app.services, app.product.servicesOf(commandsArea), body.id);
  return get(body.id);
}
const failedMail = (createdAt = clock.now()) =>
  app.services.db.outboxMessage.create({
    data: {
      recipient: 'a@exemplo.example',
      template: 'confirm',
      subject: '',
      html: '',
      text: '',
      state: 'failed',
      createdAt,
    },
  });

describe('a command', () => {
  it('is run once however many ask at once, and the audit says who did', async () => {
    const answers = await Promise.all([start('clean-up'), start('clean-up'), start('clean-up', true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(answers.filter(({ body }) => body.code === 'COMMAND_RUNNING')).toHaveLength(2);
    const begun = answers.find(({ status }) => status === 202)?.body;
    expect(begun).toMatchObject({ state: 'queued', trigger: 'person', by: 'Marina Sampaio' });
    const actions = await app.services.db.action.findMany({ where: { resource: 'commands' } });
    expect(actions.map(({ recordId, summary }) => [recordId, summary])).toEqual([[begun?.id, 'clean-up']]);
  });

  it('keeps its output, its duration and its exit code', async () => {
    const run = await ran('clean-up');
    expect(run).toMatchObject({
      state: 'succeeded',
      exitCode: 0,
      duration: 0,
      progress: { done: app.product.cleanUp.length, total: app.product.cleanUp.length },
    });
    expect(run.lines.map(({ code, values }) => [code, values['rule']])).toContainEqual(['removed', 'links']);
    expect((await list('f[command]=clean-up&f[state]=succeeded&q=marina')).items).toMatchObject([
      { id: run.id },
    ]);
  });

  it('is not run again when its job comes again', async () => {
    const run = await ran('clean-up');
    await workRun(app.services, app.product.servicesOf(commandsArea), run.id);
    expect(await get(run.id)).toEqual(run);
  });

  it('changes nothing in a dry run', async () => {
    const { id } = await failedMail();
    const dry = await ran('resend-mail', true);
    expect(dry.lines).toMatchObject([{ code: 'resendable', values: { count: 1 } }]);
    const { db } = app.services;
    expect((await db.outboxMessage.findUniqueOrThrow({ where: { id } })).state).toBe('failed');
    expect((await ran('resend-mail')).lines).toMatchObject([{ code: 'resent', values: { count: 1 } }]);
    expect((await db.outboxMessage.findUniqueOrThrow({ where: { id } })).state).toBe('queued');
    await db.outboxMessage.delete({ where: { id } });
  });

  it('tells the jobs that were given up, each with its cause and without anybody’s data, and has them tried again', async () => {
    const { db, pool, jobs } = app.services;
    await db.$transaction((tx) => jobs.send(tx, scheduleQueue('clean-up'), { trial: 1 }));
    const of = `name = '${scheduleQueue('clean-up').name}' AND data ->> 'trial' = '1'`;
    const output = { message: 'no table for ana@exemplo.example' };
    await pool.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now(), retry_count = 10, output = $1 WHERE ${of}`,
      [output],
    );
    const line = { code: 'jobGivenUp', values: { tries: 11, message: 'no table for [email]' } };
    expect((await ran('retry-jobs', true)).lines).toMatchObject([
      line,
      { code: 'jobsGivenUp', values: { count: 1 } },
    ]);
    expect((await ran('retry-jobs')).lines).toMatchObject([
      line,
      { code: 'jobsRetried', values: { count: 1 } },
    ]);
    const { rows } = await pool.query(`SELECT state FROM pgboss.job WHERE ${of}`);
    expect(rows).toEqual([{ state: 'retry' }]);
    await pool.query(`DELETE FROM pgboss.job WHERE ${of}`);
  });

  it('leaves what failed long ago', async () => {
    const { id } = await failedMail(new Date(clock.now().getTime() - 8 * 24 * 60 * MINUTE));
    expect((await ran('resend-mail')).lines).toMatchObject([{ code: 'resent', values: { count: 0 } }]);
    await app.services.db.outboxMessage.delete({ where: { id } });
  });

  it('ends with 1 when what it looked at is not well', async () => {
    const { db, pool } = app.services;
    const actor = { id: null, name: 'Ana', type: null, ip: null, userAgent: null, requestId: null };
    const entry = { actor, at: new Date(), resource: 'shows' as const, recordId: null, summary: 'um' };
    await db.$transaction((tx) => recordAction(tx, { ...entry, action: 'edit' }));
    expect(await ran('verify-audit')).toMatchObject({ state: 'succeeded', lines: [{ code: 'auditWhole' }] });
    await pool.query(`
      ALTER TABLE actions DISABLE TRIGGER USER; UPDATE actions SET summary = 'dois' WHERE summary = 'um';
      ALTER TABLE actions ENABLE TRIGGER USER`);
    const run = await ran('verify-audit');
    expect(run).toMatchObject({ state: 'failed', exitCode: 1, lines: [{ code: 'auditBroken' }] });
  });

  it('ends with 1 when it breaks, and says why without anybody’s data', async () => {
    const { body } = await start('verify-audit');
    const action = { count: () => Promise.reject(new Error('no table for ana@exemplo.example')) };
    const db = new Proxy(app.services.db, {
      get: (models, name) => (name === 'action' ? action : Reflect.get(models, name)),
    });
    await workRun({ ...app.services, db }, app.product.servicesOf(commandsArea), body.id);
    const run = await get(body.id);
    expect(run).toMatchObject({ state: 'failed', exitCode: 1 });
    expect(run.lines).toMatchObject([{ code: 'failed', values: { message: 'no table for [email]' } }]);
  });

  it('tells the tables that it looked at', async () => {
    const run = await ran('refresh-statistics');
    expect(run).toMatchObject({ state: 'succeeded', lines: [{ code: 'analysed' }] });
    expect(run.progress?.done).toBe(run.progress?.total);
  });
});

describe('a worker that died', () => {
  it('leaves its run to the next one, which says so', async () => {
    const { body } = await start('clean-up');
    const { db } = app.services;
    await db.commandRun.update({
      where: { id: body.id },
      data: { state: 'running', startedAt: clock.now() },
    });
    await workRun(app.services, app.product.servicesOf(commandsArea), body.id);
    const run = await get(body.id);
    expect([run.state, run.lines[0]?.code]).toEqual(['succeeded', 'begunAgain']);
  });

  it('is not taken for dead while it holds its lock', async () => {
    const { body } = await start('clean-up');
    const other = new pg.Client({ connectionString: app.config.databaseUrl });
    await other.connect();
    await other.query("SELECT pg_advisory_lock(727030, hashtext('clean-up'))");
    await expect(workRun(app.services, app.product.servicesOf(commandsArea), body.id)).rejects.toThrow(
      /Another worker/,
    );
    await other.end();
    expect((await get(body.id)).state).toBe('queued');
    await workRun(app.services, app.product.servicesOf(commandsArea), body.id);
    expect((await get(body.id)).state).toBe('succeeded');
  });

  it('doesn’t hold up the next run for ever', async () => {
    const { body } = await start('clean-up');
    const data = { state: 'running', startedAt: clock.now(), seenAt: clock.now() };
    await app.services.db.commandRun.update({ where: { id: body.id }, data });
    clock.advance(4 * MINUTE);
    expect((await start('clean-up')).status).toBe(409);
    clock.advance(2 * MINUTE);
    expect((await start('clean-up')).status).toBe(202);
    expect(await get(body.id)).toMatchObject({
      state: 'failed',
      exitCode: 1,
      lines: [{ code: 'abandoned' }],
    });
  });
});

describe('a run nobody took', () => {
  const at = (age: number) => ({
    ...({ command: 'clean-up', trigger: 'terminal', isDry: false } as const),
    now: new Date(clock.now().getTime() - age),
  });

  it('whose job is gone doesn’t hold up the next one for ever', async () => {
    const { db } = app.services;
    const young = await writeRun(db, at(HOUR / 2));
    expect(await writeRun(db, at(0))).toBeNull();
    await db.commandRun.update({ where: { id: young?.id ?? '' }, data: { createdAt: at(2 * HOUR).now } });
    expect(await writeRun(db, at(0))).toMatchObject({ state: 'queued' });
    expect(await get(young?.id ?? '')).toMatchObject({ state: 'failed', lines: [{ code: 'abandoned' }] });
  });

  it('waits for its turn as long as it has its job, and no longer than a day', async () => {
    const { db, jobs } = app.services;
    const waiting = await db.$transaction((tx) => queueRun(jobs, tx, at(23 * HOUR)));
    expect(await writeRun(db, at(0))).toBeNull();
    await db.commandRun.update({ where: { id: waiting?.id ?? '' }, data: { createdAt: at(25 * HOUR).now } });
    expect(await writeRun(db, at(0))).not.toBeNull();
  });
});

describe('the clock', () => {
  it('begins a run of nobody, and none while one is under way', async () => {
    await startScheduled(app.services, 'retention');
    await startScheduled(app.services, 'retention');
    const { items } = await list('f[trigger]=schedule');
    expect(items).toMatchObject([{ command: 'retention', by: null, state: 'queued' }]);
  });
});

describe('what there is to run', () => {
  it('comes with its latest run, its hours, and how long things are kept', async () => {
    const now = clock.now();
    await writeRun(app.services.db, { command: 'verify-audit', trigger: 'terminal', isDry: false, now });
    const { body } = await call<ResponseOf<typeof commands.available>>(
      app,
      'GET',
      '/admin/commands/available',
      { headers },
    );
    expect(body.items.find(({ command }) => command === 'verify-audit')).toMatchObject({
      schedule: 'night',
      isReadOnly: true,
      latest: { trigger: 'terminal', state: 'queued' },
    });
    expect(body.periods).toContainEqual({ rule: 'access', days: 184, command: 'retention' });
  });

  it('is nothing else', async () => {
    expect((await start('drop-database')).status).toBe(422);
  });
});
