import { LOG_KINDS, type logs, type ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { exportedText } from '../../../test/exports.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { type LogEntry, recordLog } from '../../core/logs/record-log.ts';

type List = ResponseOf<typeof logs.list>;
type Detail = ResponseOf<typeof logs.get>;

let app: TestApp;
let headers: SignedHeaders;
let ana: string;
let bento: string;
const FROM = { ip: '198.51.100.7', userAgent: 'Firefox' };
const MANY = 60;

const recordAt = (kind: LogEntry['kind'], at: string, more: Partial<LogEntry> = {}) =>
  recordLog(app.services.db, { kind, registrationId: ana, at: new Date(at), from: FROM, ...more });

beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
  ana = (await createVisitor(app.services, { name: 'Ana', lastName: 'Quaresma' })).id;
  bento = (await createVisitor(app.services, { name: 'Bento', lastName: 'Prado' })).id;
  await recordAt('register', '2026-11-20T02:59:59.999Z');
  await recordAt('confirm', '2026-11-20T03:00:00Z');
  await recordAt('unsubscribe', '2026-11-21T02:59:59.999Z', { from: null, detail: { purpose: 'marketing' } });
  await recordAt('login_failed', '2026-11-21T03:00:00Z', { registrationId: null });
  for (let n = 0; n < MANY; n += 1) {
    const from = { ...FROM, ip: '2001:db8::9' };
    await recordAt('login', `2026-11-19T12:00:${String(n).padStart(2, '0')}Z`, {
      registrationId: bento,
      from,
    });
  }
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await call<List>(app, 'GET', `/admin/logs?${query}`, { headers })).body;
const kinds = async (query: string) => (await list(query)).items.map(({ kind }) => kind);

describe('the logs of registered people', () => {
  it('keep kinds as the contract has them', async () => {
    const { rows } = await app.services.pool.query<{ place: number }>(
      'SELECT log_kind(name) AS place FROM unnest($1::text[]) WITH ORDINALITY AS k(name, n) ORDER BY n',
      [LOG_KINDS],
    );
    expect(rows.map(({ place }) => place)).toEqual(LOG_KINDS.map((_, place) => place));
  });

  it('take days as São Paulo has them, both included', async () => {
    expect(await kinds('f[from]=2026-11-20&f[to]=2026-11-20')).toEqual(['unsubscribe', 'confirm']);
    expect(await kinds('f[from]=2026-11-20')).toEqual(['login_failed', 'unsubscribe', 'confirm']);
    expect(await kinds('f[to]=2026-11-20&sort=at&f[kind]=confirm')).toEqual(['confirm']);
  });

  it('are filtered by kind, person and address', async () => {
    expect(await kinds('f[kind]=register')).toEqual(['register']);
    expect(await kinds(`f[registrationId]=${ana}`)).toEqual(['unsubscribe', 'confirm', 'register']);
    expect(await kinds(`f[ip]=${FROM.ip}&f[kind]=login_failed`)).toEqual(['login_failed']);
  });

  it('find a person, an address by its beginning and as a whole', async () => {
    expect(await kinds('q=quaresma')).toEqual(['unsubscribe', 'confirm', 'register']);
    expect(await kinds('q=198.51.')).toEqual(['login_failed', 'confirm', 'register']);
    const whole = await list('q=2001:db8::9');
    expect([whole.total, whole.items.length]).toEqual([MANY, 25]);
  });

  it('turn pages both ways', async () => {
    const first = await list(`f[registrationId]=${bento}`);
    const second = await list(`f[registrationId]=${bento}&page=2&after=${first.turn?.after}`);
    expect(second.items.map(({ at }) => at)[0]).toBe('2026-11-19T12:00:34.000Z');
    const back = await list(`f[registrationId]=${bento}&page=1&before=${second.turn?.before}`);
    expect(back.items).toEqual(first.items);
  });

  it('show who, what and from where', async () => {
    const { items } = await list(`f[registrationId]=${ana}&sort=at`);
    expect(items[0]).toMatchObject({ person: { id: ana, name: 'Ana Quaresma' }, ip: FROM.ip, record: null });
    expect(items[2]).toMatchObject({ purpose: 'marketing', ip: null });
    const { body } = await call<Detail>(app, 'GET', `/admin/logs/${items[0]?.id}`, { headers });
    expect(body).toMatchObject({ userAgent: 'Firefox', answer: null, staff: null });
  });

  it('of one instant stand in the order of their kinds', async () => {
    const { id: registrationId } = await createVisitor(app.services);
    for (const kind of ['consent', 'register', 'confirm', 'consent'] as const)
      await recordAt(kind, '2026-11-18T12:00:00Z', { registrationId });
    const ordered = ['register', 'confirm', 'consent', 'consent'];
    expect(await kinds(`f[registrationId]=${registrationId}&sort=at`)).toEqual(ordered);
  });

  it('are exported', async () => {
    const text = await exportedText(app, headers, ['logs', 'f[kind]=confirm&f[from]=2026-11-20']);
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('20/11/2026 00:00:00;E-mail confirmado;Ana Quaresma;');
  });

  it('of who was anonymised are found by no address', async () => {
    const person = await createVisitor(app.services);
    const { id: registrationId } = person;
    const visitor = await signInVisitor(app.services, person);
    const from = { ip: '192.0.2.77', userAgent: 'Firefox' };
    await recordAt('login', '2026-11-17T12:00:00Z', { registrationId, from });
    await recordAt('login_failed', '2026-11-17T12:00:01Z', { registrationId: null, from });
    const asked = ['f[ip]=192.0.2.77', 'q=192.0.2.77', 'q=192.0.2.', 'f[ip]=192.0.2.77&f[kind]=login'];
    const found = async () => Promise.all(asked.map(async (query) => (await kinds(query)).length));
    expect(await found()).toEqual([2, 2, 2, 1]);
    const body = { password: PASSWORD };
    expect((await call(app, 'POST', '/privacy/deletion', { headers: visitor, body })).status).toBe(200);
    expect(await found()).toEqual([1, 1, 1, 0]);
    expect(await exportedText(app, headers, ['logs', 'f[ip]=192.0.2.77'])).not.toContain(registrationId);
    expect(await kinds(`f[registrationId]=${registrationId}`)).toContain('login');
  });

  it('are neither changed nor taken before their time', async () => {
    const { pool } = app.services;
    await recordAt('login', new Date().toISOString());
    await expect(pool.query(`UPDATE logs SET ip = NULL WHERE registration_id = $1`, [ana])).rejects.toThrow(
      /kept/,
    );
    await expect(pool.query(`DELETE FROM logs WHERE registration_id = $1`, [ana])).rejects.toThrow(/kept/);
    await recordAt('login', '2020-01-01T00:00:00Z');
    const { rowCount } = await pool.query('DELETE FROM logs WHERE id < log_bound($1)', [
      '2020-01-02T00:00:00Z',
    ]);
    expect(rowCount).toBe(1);
  });
});

describe('what people do', () => {
  it('is told with where it came from, a wrong password too', async () => {
    const visitor = await createVisitor(app.services);
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const enter = (user: string, password: string) =>
      call(app, 'POST', '/login', { body: { user, password }, headers: from });
    await enter(visitor.email, 'errada');
    await enter('ninguem@exemplo.example', 'errada');
    await enter(visitor.email, PASSWORD);
    const { items } = await list('f[ip]=203.0.113.77&sort=at');
    expect(items.map(({ kind, person }) => [kind, person?.id])).toEqual([
      ['login_failed', visitor.id],
      ['login_failed', undefined],
      ['login', visitor.id],
    ]);
  });
});
