import type { PermissionEntry, registrationDetail } from '@fio/contracts';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../../test/call.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../../test/factories.ts';
import { createInvoice, createRunningDraw } from '../../../../test/promotion.ts';

type Detail = z.output<typeof registrationDetail>;
let app: TestApp;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  staff = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

it('shows what a person did and was sent, tab by tab', async () => {
  const { db } = app.services;
  const draw = await createRunningDraw(app.services);
  const visitor = await createVisitor(app.services);
  const { id: registrationId } = visitor;
  const invoice = await createInvoice(app.services, { registrationId });
  const { id: actorId } = await createStaff(app.services, { name: 'Otília Reis' });
  await signInVisitor(app.services, visitor, actorId);
  await db.consent.create({
    data: {
      registrationId,
      purpose: 'marketing',
      granted: true,
      version: '1',
      textHash: Buffer.alloc(32),
      ip: '10.0.0.1',
      userAgent: 'test',
    },
  });
  const ticket = { series: 0, number: 42, origin: 'invoice', createdAt: new Date() };
  await db.ticket.create({
    data: { drawId: draw, counter: 90, registrationId, invoiceId: invoice.id, ...ticket },
  });
  const tab = async (name: string) => {
    const path = `/admin/registrations/${registrationId}/${name}`;
    return (
      await call<{ items: Record<string, unknown>[]; total: number }>(app, 'GET', path, { headers: staff })
    ).body;
  };
  expect((await tab('consents')).items).toMatchObject([
    { purpose: 'marketing', channel: 'web', ip: '10.0.0.1' },
  ]);
  expect((await tab('sessions')).items).toMatchObject([{ enteredBy: 'Otília Reis', live: true }]);
  expect((await tab('invoices')).items).toMatchObject([
    { id: invoice.id, state: 'checking', valueCents: 5000 },
  ]);
  expect((await tab('tickets')).items).toMatchObject([{ number: '000/00042', draw: 'Sorteio de teste' }]);
  for (const name of ['prizes', 'votes', 'suggestions', 'emails', 'messages', 'logs'])
    expect([name, await tab(name)]).toEqual([name, { items: [], total: 0 }]);
  const { body: detail } = await call<Detail>(app, 'GET', `/admin/registrations/${registrationId}`, {
    headers: staff,
  });
  const { invoices, validInvoices, tickets, prizes } = detail;
  expect({ invoices, validInvoices, tickets, prizes }).toEqual({
    invoices: 1,
    validInvoices: 0,
    tickets: 1,
    prizes: 0,
  });
});

it('tells nobody of a person by the permission of a list alone', async () => {
  const { id } = await createVisitor(app.services);
  const statusFor = async (...permissions: PermissionEntry[]) => {
    const headers = await signInStaff(
      app.services,
      await createStaff(app.services, { type: 'user', permissions }),
    );
    return (await call(app, 'GET', `/admin/registrations/${id}/votes`, { headers })).status;
  };
  const [polls, people] = [
    { permission: 'polls', action: 'list' },
    { permission: 'registrations', action: 'view' },
  ] as const;
  expect([await statusFor(polls), await statusFor(people), await statusFor(polls, people)]).toEqual([
    403, 403, 200,
  ]);
});
