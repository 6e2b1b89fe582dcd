import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoint } from '@fio/contracts/core/endpoint';
import { idParams } from '@fio/contracts/core/fields';
import { versioned } from '@fio/contracts/core/resource';
import * as z from 'zod/mini';
import { ApiProvider } from '../api/index.ts';
import { toast } from '../feedback/index.ts';
import { tokens } from '../session/index.ts';
import { server } from '../testing/setup.ts';
import { heldDecisions } from './held.ts';
import { UndoStrip } from './undo-strip.tsx';
import { useDecisions } from './use-decisions.ts';

/** A desk's of nobody's area: what decides, and what its list is asked for by. */
const cases = {
  list: endpoint({ method: 'GET', path: '/admin/cases', access: 'session', summary: 'Lists cases.' }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/cases/:id/approve',
    access: 'session',
    params: idParams,
    body: z.object({ ...versioned, value: z.int() }),
    summary: 'Approves one.',
  }),
};

const RUN = '0190a000-0000-7000-8000-000000000009';
const record = { id: '0190a000-0000-7000-8000-000000000001', version: 3, name: 'Clara Nunes · Nota 12' };
const run = (changes: object = {}) => ({
  id: RUN,
  list: 'cases',
  action: cases.approve.path,
  state: 'queued',
  problem: null,
  total: 1,
  done: 0,
  refused: 0,
  createdAt: new Date().toISOString(),
  startsAt: new Date(Date.now() + 60_000).toISOString(),
  decides: record.id,
  finishedAt: null,
  ...changes,
});

const sent: unknown[] = [];
const answering = (taken: object, ended: object = {}) =>
  server.use(
    http.post('/api/admin/bulk-runs/decisions', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(run(taken), { status: 202 });
    }),
    http.get(`/api/admin/bulk-runs/${RUN}`, () =>
      HttpResponse.json({ ...run(ended), refusals: [], ...ended }),
    ),
  );
const told = { info: vi.spyOn(toast, 'info'), error: vi.spyOn(toast, 'error') };
const onUndone = vi.fn();
const desk = () =>
  renderHook(() => useDecisions({ list: 'cases', refresh: [cases.list], onUndone }), {
    wrapper: ApiProvider,
  });
const approve = async ({ result }: ReturnType<typeof desk>) =>
  act(() => result.current.decide(cases.approve, record, { said: 'Aprovada.', value: 4990 }));

beforeEach(() => {
  tokens.set('admin', 'one');
  sent.length = 0;
  for (const one of heldDecisions.all()) heldDecisions.drop(one.id);
  for (const spy of [told.info, told.error, onUndone]) spy.mockClear();
});

it('sends what its own endpoint takes, and says what was decided with its undo', async () => {
  answering({});
  const hook = desk();
  await approve(hook);
  const { id, version } = record;
  const values = { value: 4990 };
  expect(sent).toEqual([{ list: 'cases', action: cases.approve.path, id, version, values }]);
  render(<UndoStrip decisions={hook.result.current} />);
  expect(screen.getByRole('status').textContent).toMatch(/^Aprovada\. Clara Nunes · Nota 12 /);
  expect(screen.getByRole('button', { name: /^Desfazer \(\d+ s\)/ })).toBeTruthy();
});

it('takes the latest back, and its record waits again', async () => {
  answering({});
  let cancelled = 0;
  server.use(
    http.post(`/api/admin/bulk-runs/${RUN}/cancel`, () => {
      cancelled += 1;
      return HttpResponse.json(run({ state: 'cancelled' }));
    }),
  );
  const hook = desk();
  await approve(hook);
  act(() => {
    // A second press on its heels is none.
    hook.result.current.undo();
  });
  await waitFor(() => expect(onUndone).toHaveBeenCalledWith(record.id));
  expect([cancelled, hook.result.current.last]).toEqual([1, undefined]);
  act(() => hook.result.current.undo());
  expect(cancelled).toBe(1);
});

it('takes back the one that is being sent where undo is pressed on its heels, and none before it', async () => {
  const SECOND = '0190a000-0000-7000-8000-00000000000a';
  const cancelled: string[] = [];
  answering({});
  const hook = desk();
  await approve(hook);
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.use(
    http.post('/api/admin/bulk-runs/decisions', () => promise),
    http.post('/api/admin/bulk-runs/:id/cancel', ({ params }) => {
      cancelled.push(String(params['id']));
      return HttpResponse.json(run({ id: params['id'], state: 'cancelled' }));
    }),
  );
  let second: Promise<unknown> = Promise.resolve();
  act(() => {
    second = hook.result.current.decide(cases.approve, record, { said: 'Aprovada.', value: 1 });
    hook.result.current.undo();
  });
  resolve(HttpResponse.json(run({ id: SECOND }), { status: 202 }));
  await act(() => second);
  await waitFor(() => expect(onUndone).toHaveBeenCalledWith(record.id));
  expect([cancelled, hook.result.current.last?.id]).toEqual([[SECOND], RUN]);
});

it('takes nothing back where undo is pressed on the heels of a decision that is refused', async () => {
  answering({});
  const hook = desk();
  await approve(hook);
  const refusal = { code: 'NUMBER_FOUND', message: 'Já cadastrada.', requestId: 'r' };
  server.use(http.post('/api/admin/bulk-runs/decisions', () => HttpResponse.json(refusal, { status: 409 })));
  await act(async () => {
    const refused = hook.result.current.decide(cases.approve, record, { said: 'Aprovada.', value: 1 });
    hook.result.current.undo();
    await refused.catch(() => undefined);
  });
  await waitFor(() => expect(hook.result.current.isUndoing).toBe(false));
  expect([onUndone.mock.calls, hook.result.current.last?.id]).toEqual([[], RUN]);
});

it('says so when it is too late to undo', async () => {
  answering({});
  const late = { code: 'CONFLICT', message: 'Mudou.', requestId: 'r' };
  server.use(http.post(`/api/admin/bulk-runs/${RUN}/cancel`, () => HttpResponse.json(late, { status: 409 })));
  const hook = desk();
  await approve(hook);
  act(() => hook.result.current.undo());
  await waitFor(() => expect(told.error).toHaveBeenCalled());
  expect(told.error.mock.calls[0]?.[0]).toContain(record.name);
  expect(onUndone).not.toHaveBeenCalled();
});

it('knows one that was undone though nobody heard so, by asking again or once its time is over', async () => {
  answering({}, { state: 'cancelled' });
  const late = { code: 'CONFLICT', message: 'Mudou.', requestId: 'r' };
  server.use(http.post(`/api/admin/bulk-runs/${RUN}/cancel`, () => HttpResponse.json(late, { status: 409 })));
  const hook = desk();
  await approve(hook);
  act(() => hook.result.current.undo());
  await waitFor(() => expect(onUndone).toHaveBeenCalledWith(record.id));
  expect([told.error.mock.calls, hook.result.current.last]).toEqual([[], undefined]);
  told.info.mockClear();
  answering({ startsAt: new Date().toISOString() }, { state: 'cancelled' });
  await approve(hook);
  await waitFor(() => expect(told.info.mock.calls[0]?.[0]).toBe(`Decisão desfeita: ${record.name}.`));
});

it('tells by the record’s name what could not be done after all, and offers no undo by then', async () => {
  const refusals = [{ id: record.id, name: '', code: 'CONFLICT', reason: 'O registro mudou.' }];
  answering({ startsAt: new Date().toISOString() }, { state: 'done', refused: 1, refusals });
  const hook = desk();
  await approve(hook);
  await waitFor(() => expect(hook.result.current.last).toBeUndefined());
  await waitFor(() => expect(told.error).toHaveBeenCalled());
  expect(told.error.mock.calls[0]?.[0]).toMatch(/^Clara Nunes · Nota 12: .* O registro mudou\.$/);
});

it('tells whoever leaves that it stands', async () => {
  answering({});
  const hook = desk();
  await approve(hook);
  hook.unmount();
  expect(told.info.mock.calls.map(([text]) => text)).toEqual([
    'A decisão sobre Clara Nunes · Nota 12 está guardada e vale em instantes.',
  ]);
});

it('throws what the server refuses at once, and holds nothing', async () => {
  const refusal = { code: 'NUMBER_FOUND', message: 'Já cadastrada.', requestId: 'r' };
  server.use(http.post('/api/admin/bulk-runs/decisions', () => HttpResponse.json(refusal, { status: 409 })));
  const hook = desk();
  await expect(approve(hook)).rejects.toMatchObject({ code: 'NUMBER_FOUND' });
  expect(heldDecisions.all()).toEqual([]);
});
