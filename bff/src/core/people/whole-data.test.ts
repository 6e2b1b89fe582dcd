import type { adminRegistrations, ResponseOf } from '@fio/contracts';
import { formatCpf, formatPhone } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { createInvoice } from '../../../test/promotion.ts';
import { createReviewedDraw, createWinner } from '../../../test/winners.ts';
import { everyEndpoint } from '../../http/openapi/document.ts';

type Detail = ResponseOf<typeof adminRegistrations.get>;

let app: TestApp;
let visitor: Awaited<ReturnType<typeof createVisitor>>;
let records: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  const { db } = app.services;
  visitor = await createVisitor(app.services, { birthDate: new Date('1987-03-29T00:00:00Z') });
  const { id: registrationId, email } = visitor;
  const invoice = await createInvoice(app.services, { registrationId });
  const drawId = await createReviewedDraw(app.services);
  const prize = await db.drawPrize.create({ data: { drawId, title: 'Carro', position: 1 } });
  const winner = await createWinner(app.services, { prizeId: prize.id, person: visitor });
  await db.sacRequest.create({
    data: {
      protocol: '2026-000001-1',
      subject: 'other',
      name: 'Iracema',
      email,
      language: 'pt',
      ip: '',
      registrationId,
    },
  });
  records = { registrations: registrationId, invoices: invoice.id, winners: winner, calculation: drawId };
});
afterAll(() => app.close());

const as = async (type: 'super' | 'admin' | 'user') => {
  const staff = await createStaff(app.services, { type });
  return { staff, headers: { ...(await signInStaff(app.services, staff)), 'x-forwarded-for': someIp() } };
};
const page = (headers: SignedHeaders) =>
  call<Detail>(app, 'GET', `/admin/registrations/${visitor.id}`, { headers });
const readings = (actorId: string) =>
  app.services.db.action.findMany({ where: { actorId, action: 'view_whole' }, orderBy: { id: 'asc' } });

describe('a common user', () => {
  it('sees CPF and phone masked and no birth date on a person’s page, which the audit has no need to know', async () => {
    const { staff, headers } = await as('user');
    const { status, body } = await page(headers);
    expect([status, body.birthDate, body.cpf, body.phone]).toEqual([
      ...[200, null],
      expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/),
      expect.stringMatching(/\*{5}-\d{4}$/),
    ]);
    expect(await readings(staff.id)).toEqual([]);
    const data = await call(app, 'GET', `/admin/registrations/${visitor.id}/data`, { headers });
    expect([data.status, data.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('finds neither in any answer of the back office', async () => {
    const { headers } = await as('user');
    const { cpf, phone } = visitor;
    const secrets = [cpf, formatCpf(cpf), phone, formatPhone(phone), '1987-03-29'];
    const reads = everyEndpoint.filter(
      ({ endpoint: { strategy, method, media } }) =>
        strategy === 'admin' && method === 'GET' && (media === undefined || media === 'json'),
    );
    let answered = 0;
    for (const { endpoint } of reads) {
      const area = endpoint.path.split('/')[2] ?? '';
      const path = endpoint.path.replaceAll(/:\w+/g, records[area] ?? visitor.id);
      const response = await app.fetch(`/api${path}`, { headers });
      const text = await response.text();
      if (response.status === 200) answered += 1;
      for (const secret of secrets) expect([path, text.includes(secret)]).toEqual([path, false]);
    }
    expect(answered).toBeGreaterThan(20);
  }, 60_000);

  it('is shown that phone and birth date changed, and not to what', async () => {
    const { headers } = await as('user');
    const admin = await as('admin');
    const { version, firstName, lastName, uf, city } = (await page(admin.headers)).body;
    const body = { version, firstName, lastName, uf, city, phone: '11987650001', birthDate: '1987-03-30' };
    const edit = await call(app, 'PUT', `/admin/registrations/${visitor.id}`, {
      headers: admin.headers,
      body,
    });
    expect(edit.status).toBe(200);
    visitor = { ...visitor, phone: body.phone };
    const row = await app.services.db.action.findFirstOrThrow({
      where: { recordId: visitor.id, action: 'edit' },
      orderBy: { id: 'desc' },
    });
    const read = async (reader: SignedHeaders) =>
      JSON.stringify((await call(app, 'GET', `/admin/actions/${row.id}`, { headers: reader })).body);
    expect(await read(headers)).not.toMatch(/11987650001|1987-03-30|30 mar 1987/);
    // The columns of a person say what they are called.
    expect(await read(headers)).toContain('"word":"Nascimento"');
    expect(await read(admin.headers)).toContain('30 mar 1987');
  });
});

describe('an administrator', () => {
  it('sees all of it, and each reading is in the audit: who, whom and where', async () => {
    const { staff, headers } = await as('admin');
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await page(headers);
      expect([body.cpf, body.phone]).toEqual([formatCpf(visitor.cpf), formatPhone(visitor.phone)]);
    }
    await call(app, 'GET', `/admin/winners/${records['winners'] ?? ''}`, { headers });
    expect(await readings(staff.id)).toMatchObject([
      { recordId: visitor.id, resource: 'registrations', after: { path: '/admin/registrations' } },
      { recordId: visitor.id, after: { path: '/admin/winners' } },
    ]);
  });
});
