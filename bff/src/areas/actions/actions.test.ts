import type { actions, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { recordAction } from '../../core/audit/record-action.ts';

type List = ResponseOf<typeof actions.list>;
type Detail = ResponseOf<typeof actions.get>;

let app: TestApp;
let headers: SignedHeaders;
const actor = {
  id: null,
  name: 'Marina Sampaio',
  type: 'admin',
  ip: '10.1.1.9',
  userAgent: null,
  requestId: null,
} as const;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
  const tell = (at: string, resource: string, summary: string) =>
    app.services.db.$transaction((tx) =>
      recordAction(tx, {
        actor,
        at: new Date(at),
        resource,
        recordId: 'r1',
        action: 'edit',
        summary,
        after: { title: summary },
      }),
    );
  await tell('2026-11-20T02:59:59Z', 'shows', 'Dezenove');
  await tell('2026-11-20T03:00:00Z', 'polls', 'Vinte, à meia-noite');
  await tell('2026-11-21T02:59:59Z', 'polls', 'Vinte, no fim');
  await tell('2026-11-21T03:00:00Z', 'shows', 'Vinte e um');
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await call<List>(app, 'GET', `/admin/actions?${query}`, { headers })).body;
const summaries = async (query: string) => (await list(query)).items.map(({ summary }) => summary);

describe('the audit', () => {
  it('lists the latest first', async () => {
    expect((await summaries(''))[0]).toBe('Vinte e um');
    expect((await summaries('sort=at'))[0]).toBe('Dezenove');
  });

  it('takes days as São Paulo has them, both included', async () => {
    expect(await summaries('f[from]=2026-11-20&f[to]=2026-11-20')).toEqual([
      'Vinte, no fim',
      'Vinte, à meia-noite',
    ]);
  });

  it('filters by area and finds by word', async () => {
    expect(await summaries('f[resource]=shows')).toEqual(['Vinte e um', 'Dezenove']);
    expect(await summaries('q=MARINA%20fim')).toEqual(['Vinte, no fim']);
  });

  it('filters by who did it', async () => {
    const staff = await createStaff(app.services, { name: 'Bia Moura' });
    const done = { ...actor, id: staff.id, name: staff.name };
    const entry = {
      actor: done,
      at: new Date(0),
      resource: 'shows',
      recordId: 'r2',
      action: 'edit',
    } as const;
    await app.services.db.$transaction((tx) => recordAction(tx, { ...entry, summary: 'Da Bia' }));
    const { body } = await call<ResponseOf<typeof actions.actors>>(app, 'GET', '/admin/actions/actors', {
      headers,
    });
    expect(body.items).toContainEqual({ id: staff.id, name: 'Bia Moura' });
    expect(await summaries(`f[actorId]=${staff.id}`)).toEqual(['Da Bia']);
  });

  it('shows the differences and the chain', async () => {
    const { items } = await list('sort=at');
    const { body } = await call<Detail>(app, 'GET', `/admin/actions/${items[1]?.id}`, { headers });
    expect(body.differences).toEqual([{ field: 'title', before: null, after: 'Vinte, à meia-noite' }]);
    const { body: first } = await call<Detail>(app, 'GET', `/admin/actions/${items[0]?.id}`, { headers });
    expect(body.previousHash).toBe(first.hash);
  });

  it('knows what it does not have', async () => {
    const { status, body } = await call(app, 'GET', '/admin/actions/999999', { headers });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is exported', async () => {
    const text = await exportedText(app, headers, ['actions', 'f[resource]=polls']);
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(
      ';20/11/2026 23:59:59;Marina Sampaio;admin;10.1.1.9;polls;edit;r1;Vinte, no fim;',
    );
  });
});
