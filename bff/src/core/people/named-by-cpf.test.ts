import type { PermissionEntry } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, createVisitor, signInStaff, someCpf } from '../../../test/factories.ts';
import { createInvoice } from '../../../test/promotion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

it('tells the audit whom a list names to who searched by a CPF, once a page', async () => {
  const visitor = await createVisitor(app.services, { name: 'Zenaide', lastName: 'Moura' });
  await createInvoice(app.services, { registrationId: visitor.id });
  const permissions: PermissionEntry[] = [
    { permission: 'registrations', action: 'list' },
    { permission: 'invoices', action: 'list' },
    { permission: 'tickets', action: 'list' },
  ];
  const someone = await createStaff(app.services, { type: 'user', permissions });
  const headers = await signInStaff(app.services, someone);
  const search = (list: string, q: string) =>
    call<{ total: number }>(app, 'GET', `/admin/${list}?q=${encodeURIComponent(q)}`, { headers });
  const told = async () => {
    const found = await app.services.db.action.findMany({
      where: { actorId: someone.id, action: 'view_name' },
      orderBy: { id: 'asc' },
    });
    return found.map(({ recordId, after }) => [recordId, (after as { path: string }).path]);
  };
  // By what they know already, or of nobody, nothing is learnt; nor by a list without a row of theirs.
  await search('registrations', 'Zenaide Moura');
  await search('registrations', someCpf());
  expect((await search('tickets', visitor.cpf)).body.total).toBe(0);
  expect(await told()).toEqual([]);
  for (const list of ['registrations', 'registrations', 'invoices'])
    expect((await search(list, visitor.cpf)).body.total).toBe(1);
  expect(await told()).toEqual([
    [visitor.id, '/admin/registrations'],
    [visitor.id, '/admin/invoices'],
  ]);
});
