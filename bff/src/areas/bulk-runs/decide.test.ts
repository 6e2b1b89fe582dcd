import {
  adminInvoices,
  bulkRuns,
  DECISION_UNDO_MS,
  type BulkRun,
  type PermissionEntry,
  type ResponseOf,
  validation,
} from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, type SignedHeaders, signInStaff } from '../../../test/factories.ts';
import { invoiceDesk } from '../../../test/invoice-desk.ts';
import { failRun, workRun } from './work-run.ts';

const desk = invoiceDesk();
const APPROVE = adminInvoices.approve.path;
const REFUSE = adminInvoices.refuse.path;
const because = { reason: 'illegible', note: '' };

const post = <Body = BulkRun>(path: string, body?: object, headers: SignedHeaders = desk.ana) =>
  call<Body>(desk.app, 'POST', `/admin/bulk-runs/${path}`, { headers, ...(body && { body }) });
const decide = <Body = BulkRun>(
  { id, version }: { id: string; version: number },
  values: object = desk.read(),
  { action = APPROVE, headers = desk.ana }: { action?: string; headers?: SignedHeaders } = {},
) => post<Body>('decisions', { list: 'invoices', action, id, version, values }, headers);
/** The worker's turn, once the time to undo is over. */
const work = (id: string) => workRun(desk.app.services, desk.app.product, id);
const stateOf = async (id: string) =>
  (await desk.app.services.db.invoice.findUniqueOrThrow({ where: { id } })).state;
const numbersOf = (invoiceId: string) => desk.app.services.db.ticket.count({ where: { invoiceId } });
const lettersOf = (template: string) => desk.app.services.db.outboxMessage.count({ where: { template } });
const next = async (headers = desk.ana, after: string | null = null) => {
  const { body } = await desk.admin<ResponseOf<typeof adminInvoices.next>>(
    'POST',
    '/next',
    { after },
    headers,
  );
  return { id: body.invoice?.id, waiting: body.waiting };
};

describe('a decision at a desk', () => {
  it('gives and tells nothing until its time is over, and then all of it', async () => {
    const invoice = await desk.waiting();
    const letters = await lettersOf('invoice_accepted');
    const { status, body } = await decide(invoice);
    expect([status, body.decides, body.state]).toEqual([202, invoice.id, 'queued']);
    expect(Date.parse(body.startsAt) - Date.parse(body.createdAt)).toBe(DECISION_UNDO_MS);
    expect([await stateOf(invoice.id), await numbersOf(invoice.id)]).toEqual(['pending', 0]);
    expect(await lettersOf('invoice_accepted')).toBe(letters);
    await work(body.id);
    expect([await stateOf(invoice.id), await numbersOf(invoice.id)]).toEqual(['valid', 2]);
    expect(await lettersOf('invoice_accepted')).toBe(letters + 1);
    // Once more, as after a crash.
    await work(body.id);
    expect(await numbersOf(invoice.id)).toBe(2);
  });

  it('is undone once, and the record is there to be decided again', async () => {
    const invoice = await desk.waiting();
    const { body } = await decide(invoice, because, { action: REFUSE });
    expect((await post(`${body.id}/cancel`)).status).toBe(200);
    expect((await post(`${body.id}/cancel`)).status).toBe(409);
    await work(body.id);
    expect(await stateOf(invoice.id)).toBe('pending');
    expect((await decide(invoice)).status).toBe(202);
  });

  it('hears at once what its own endpoint would refuse, and leaves nothing behind', async () => {
    const invoice = await desk.waiting();
    const old = await decide<{ code: string }>(invoice, desk.read({ purchasedOn: '2031-10-30' }));
    expect([old.status, old.body.code]).toEqual([422, 'INVALID_INVOICE']);
    const none = await decide<{ fields?: object }>(invoice, { ...desk.read(), value: undefined });
    expect([none.status, Object.keys(none.body.fields ?? {})]).toEqual([422, ['value']]);
    expect((await decide({ ...invoice, version: invoice.version + 1 })).status).toBe(409);
    expect((await decide(invoice, because, { action: '/admin/invoices/:id/reopen' })).status).toBe(422);
    expect(await desk.app.services.db.bulkRun.count({ where: { decides: invoice.id } })).toBe(0);
    expect([await stateOf(invoice.id), await numbersOf(invoice.id)]).toEqual(['pending', 0]);
  });

  it('keeps the record from everybody else, and from a second decision', async () => {
    const invoice = await desk.waiting();
    const { body } = await decide(invoice);
    expect((await decide(invoice)).status).toBe(409);
    const others = { action: REFUSE, headers: desk.bia };
    expect((await decide<{ code: string }>(invoice, because, others)).body.code).toBe('INVOICE_HELD');
    const refusal = { version: invoice.version, ...because };
    expect((await desk.admin('POST', `/${invoice.id}/refuse`, refusal, desk.bia)).body).toMatchObject({
      code: 'INVOICE_HELD',
    });
    expect((await desk.admin('POST', `/${invoice.id}/claim`, undefined, desk.bia)).status).toBe(409);
    expect(await next(desk.bia)).toEqual({ waiting: 0 });
    expect(await next(desk.ana, invoice.id)).toEqual({ waiting: 0 });
    await post(`${body.id}/cancel`);
    expect((await next()).id).toBe(invoice.id);
  });

  it('is undone or done, never both, when the two come at once', async () => {
    const invoice = await desk.waiting();
    const { body } = await decide(invoice);
    const [undone] = await Promise.all([post(`${body.id}/cancel`), work(body.id)]);
    const given = await numbersOf(invoice.id);
    const expected = undone.status === 200 ? ['pending', 0] : ['valid', 2];
    expect([await stateOf(invoice.id), given]).toEqual(expected);
  });

  it('can be undone no more once it has taken effect, though its run isn’t over yet', async () => {
    const invoice = await desk.waiting();
    const { body } = await decide(invoice);
    await work(body.id);
    // As between the record's transaction and the run's end.
    const underWay = { state: 'running', finishedAt: null };
    await desk.app.services.db.bulkRun.update({ where: { id: body.id }, data: underWay });
    expect((await post(`${body.id}/cancel`)).status).toBe(409);
    expect(await stateOf(invoice.id)).toBe('valid');
  });

  it('takes the right to decide and no other, now and when its time is over', async () => {
    const { services } = desk.app;
    const mayOnly = async (...permissions: PermissionEntry[]) =>
      signInStaff(services, await createStaff(services, { type: 'user', permissions }));
    const invoice = await desk.waiting();
    const lister = await mayOnly({ permission: 'invoices', action: 'list' });
    expect((await decide(invoice, desk.read(), { headers: lister })).status).toBe(403);
    const reviewer = await mayOnly({ permission: 'invoices', action: 'validate' });
    const { status, body } = await decide(invoice, desk.read(), { headers: reviewer });
    expect(status).toBe(202);
    await work(body.id);
    expect(await stateOf(invoice.id)).toBe('valid');
  });

  it('frees the record when it could not be done in the end', async () => {
    const invoice = await desk.waiting();
    const { body } = await decide(invoice);
    await failRun(desk.app.services, body.id);
    expect((await next()).id).toBe(invoice.id);
  });
});

it('declares whatever an endpoint that decides may refuse with', () => {
  const declared = new Set<string>(bulkRuns.decide.errors);
  const deciding = [adminInvoices.approve, adminInvoices.refuse, validation.validate, validation.invalidate];
  for (const { errors } of deciding) for (const code of errors ?? []) expect(declared).toContain(code);
});
