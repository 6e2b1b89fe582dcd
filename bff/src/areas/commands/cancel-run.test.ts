import { CANCELLED_EXIT, type CommandRun, type CommandRunDetail } from '@fio/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, MINUTE } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import type { Command } from '../../engine/command.ts';
import { commandsArea } from './index.ts';
import { workRun } from './work-run.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock });
  headers = await signInStaff(app.services, await createStaff(app.services, { name: 'Marina Sampaio' }));
});
afterAll(() => app.close());
afterEach(() => app.services.db.commandRun.deleteMany());

const post = <Body>(path: string, body?: object) =>
  call<Body>(app, 'POST', `/admin/commands${path}`, { headers, ...(body && { body }) });
const start = async () => (await post<CommandRun>('', { command: 'refresh-statistics', isDry: false })).body;
const cancel = (id: string) => post<CommandRun & { code?: string }>(`/${id}/cancel`);
const get = async (id: string) =>
  (await call<CommandRunDetail>(app, 'GET', `/admin/commands/${id}`, { headers })).body;
const found = async (state: string) =>
  (await call<{ items: CommandRun[] }>(app, 'GET', `/admin/commands?f[state]=${state}`, { headers })).body
    .items.length;

/** Has a worker do `work` in the place of the command's own. */
const workAs = (id: string, work: Command['work']) => {
  const registry = app.product.servicesOf(commandsArea);
  const named = () => ({ name: 'refresh-statistics', work }) as const;
  return workRun(app.services, { ...registry, named }, id);
};

describe('a run that waits', () => {
  it('is over at once, told once to the audit, and holds up no other', async () => {
    const { id } = await start();
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await get(id)).toMatchObject({
      state: 'cancelled',
      exitCode: CANCELLED_EXIT,
      startedAt: null,
      cancelAsked: { by: 'Marina Sampaio' },
    });
    const told = await app.services.db.action.findMany({ where: { recordId: id, action: 'cancel' } });
    expect(told).toMatchObject([{ resource: 'commands', summary: 'refresh-statistics' }]);
    expect((await start()).state).toBe('queued');
    // Its job still comes.
    await workAs(id, () => Promise.reject(new Error('It was worked.')));
    expect((await get(id)).lines).toEqual([]);
  });

  it('is taken by its worker or cancelled, whichever comes first', async () => {
    const { id } = await start();
    const work: Command['work'] = async (_services, { progress }) => {
      for (;;) {
        progress(0, 1);
        await wait(50);
      }
    };
    const [answer] = await Promise.all([cancel(id), workAs(id, work)]);
    expect([answer.status, (await get(id)).state]).toEqual([202, 'cancelled']);
  });
});

describe('a run under way', () => {
  it('ends before its next step; what was done stays and is told', async () => {
    const { id } = await start();
    await workAs(id, async (_services, { output, progress }) => {
      output('analysed', { count: 1 });
      progress(1, 3);
      expect((await cancel(id)).body.state).toBe('cancelling');
      expect((await cancel(id)).body.code).toBe('CONFLICT');
      expect(
        (await post<{ code: string }>('', { command: 'refresh-statistics', isDry: true })).body.code,
      ).toBe('COMMAND_RUNNING');
      expect([await found('cancelling'), await found('running')]).toEqual([1, 0]);
      for (;;) {
        progress(2, 3);
        await wait(50);
      }
    });
    const run = await get(id);
    expect(run).toMatchObject({ state: 'cancelled', exitCode: CANCELLED_EXIT });
    expect(run.lines).toMatchObject([
      { code: 'analysed' },
      { code: 'cancelled', values: { done: 2, of: 3 } },
    ]);
    expect(await found('cancelled')).toBe(1);
    expect((await cancel(id)).status).toBe(409);
  });

  it('is told as done when nothing was left to do, and that somebody asked', async () => {
    const { id } = await start();
    await workAs(id, async (_services, { progress }) => {
      await cancel(id);
      progress(3, 3);
      return true;
    });
    expect(await get(id)).toMatchObject({
      state: 'succeeded',
      exitCode: 0,
      cancelAsked: { by: 'Marina Sampaio' },
    });
  });

  it('whose worker died while it was to end is not begun again', async () => {
    const { id } = await start();
    const data = { state: 'running', startedAt: clock.now(), seenAt: clock.now() };
    await app.services.db.commandRun.update({ where: { id }, data });
    expect((await cancel(id)).body.state).toBe('cancelling');
    await workAs(id, () => Promise.reject(new Error('It was begun again.')));
    const { state, lines } = await get(id);
    expect([state, lines.map(({ code }) => code)]).toEqual(['cancelled', ['begunAgain', 'cancelledUnbegun']]);
  });

  it('of a worker that has been silent for long is over at once', async () => {
    const { id } = await start();
    const seenAt = new Date(clock.now().getTime() - 6 * MINUTE);
    const data = { state: 'running', startedAt: seenAt, seenAt };
    await app.services.db.commandRun.update({ where: { id }, data });
    expect((await cancel(id)).body.state).toBe('cancelled');
  });
});

it('ends no run that there is not', async () => {
  expect((await cancel('0190a000-0000-7000-8000-000000000000')).status).toBe(404);
});
