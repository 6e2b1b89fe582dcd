import type { invoices, MyInvoice, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

it('is given to staff as it came, and the audit tells who took it', async () => {
  const { services } = app;
  const { body } = await call<ResponseOf<typeof invoices.samples>>(app, 'GET', '/invoices/samples');
  const xml = body.items[0]?.xml ?? '';
  const visitor = await signInVisitor(services, await createVisitor(services));
  const sent = await app.fetch('/api/invoices/xml', {
    method: 'POST',
    headers: { ...visitor, 'x-forwarded-for': someIp() },
    body: xml,
  });
  const { id, key } = (await sent.json()) as MyInvoice;
  const headers = await signInStaff(services, await createStaff(services, { name: 'Ana Prado' }));
  const taken = await app.fetch(`/api/admin/invoices/${id}/xml`, { headers });
  expect([await taken.text(), taken.headers.get('content-disposition')]).toEqual([
    xml,
    `attachment; filename="${key}.xml"`,
  ]);
  expect(await services.db.action.findMany({ where: { recordId: id } })).toMatchObject([
    { resource: 'invoices', action: 'download', actorName: 'Ana Prado', after: { document: 'xml' } },
  ]);
});
