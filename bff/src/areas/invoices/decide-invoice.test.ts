import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { invoiceDesk, PURCHASED_ON } from '../../../test/invoice-desk.ts';
import { accessKey, OTHER_SHOP, SHOP } from '../../../test/receipts.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

const desk = invoiceDesk();
const approve = async (id: string, read: object) => {
  const { version } = await desk.app.services.db.invoice.findUniqueOrThrow({ where: { id } });
  return desk.admin('POST', `/${id}/approve`, { version, ...read });
};
const refuse = async (id: string, reason = 'illegible', note = '') => {
  const { version } = await desk.app.services.db.invoice.findUniqueOrThrow({ where: { id } });
  return desk.admin('POST', `/${id}/refuse`, { version, reason, note });
};
const lettersTo = (recipient: string) =>
  desk.app.services.db.outboxMessage.findMany({ where: { recipient } });

describe('approving', () => {
  it('takes what the key tells, gives numbers, writes to the sender and is audited', async () => {
    const { services } = desk.app;
    const sender = await createVisitor(services);
    const { id } = await desk.waiting({ registrationId: sender.id });
    const key = accessKey({ month: '3111', number: 1234 });
    const { status, body } = await approve(id, desk.read({ key, series: '9', number: '9' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'valid',
      key,
      cnpj: SHOP,
      series: '001',
      number: '000001234',
      purchasedOn: PURCHASED_ON,
      value: 4990,
      reviewedBy: 'Ana Prado',
      lock: null,
    });
    expect(body.numbers).toHaveLength(2);
    expect(body.events.map(({ to, by }) => [to, by])).toEqual([
      ['checking', null],
      ['pending', null],
      ['valid', 'Ana Prado'],
    ]);
    expect((await lettersTo(sender.email)).map(({ template }) => template)).toEqual(['invoice_accepted']);
    const [row] = await services.db.action.findMany({ where: { recordId: id } });
    expect(row).toMatchObject({
      resource: 'invoices',
      action: 'approve',
      after: { state: 'valid', tickets: 2 },
    });
    expect(await verifyAudit(services.db)).toMatchObject({ ok: true });
  });

  it('takes no other day or value than a source has told', async () => {
    const { db } = desk.app.services;
    const { id } = await desk.waiting();
    const told = { purchasedOn: new Date(PURCHASED_ON), valueCents: 4990, at: desk.app.services.clock.now() };
    const evidence = { source: 'sales', verdict: 'confirmed', proof: 'receipt', reference: '' };
    await db.invoiceConfirmation.create({
      data: { ...evidence, ...told, invoiceId: id, digest: Buffer.alloc(32) },
    });
    const key = accessKey({ month: '3111' });
    const more = await approve(id, desk.read({ key, value: 499_000 }));
    expect(more).toMatchObject({ status: 422, body: { fields: { value: [{ code: 'invoice_confirmed' }] } } });
    expect((await approve(id, desk.read({ key }))).body).toMatchObject({ state: 'valid', value: 4990 });
  });

  it('shows the evidence of a claim however many came before it', async () => {
    const key = accessKey({ month: '3111' });
    const name = {
      accessKey: key,
      cnpj: SHOP,
      model: '65',
      series: key.slice(22, 25),
      number: key.slice(25, 34),
    };
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await desk.waiting(name)).id);
    const { body } = await desk.admin('GET', `/${ids.at(-1)}`);
    expect(body.claims).toHaveLength(10);
    expect(body.claims.at(-1)?.id).toBe(ids.at(-1));
  });

  it('takes a receipt without a key by its shop, series and number', async () => {
    const { id } = await desk.waiting();
    const { body } = await approve(id, desk.read({ key: '', cnpj: SHOP, series: '2', number: '77' }));
    expect(body).toMatchObject({ state: 'valid', key: null, series: '002', number: '000000077' });
    const twin = await desk.waiting();
    const again = await approve(twin.id, desk.read({ key: '', cnpj: SHOP, series: '2', number: '77' }));
    expect([again.status, again.body.code]).toEqual([409, 'NUMBER_FOUND']);
    expect((await desk.admin('GET', `/${twin.id}`)).body).toMatchObject({ state: 'pending', number: null });
  });

  it.each([
    [
      'a shop that takes no part',
      { key: accessKey({ month: '3111', cnpj: OTHER_SHOP }) },
      'key',
      'invoice_shop',
    ],
    ['a day out of the period', { purchasedOn: '2031-11-26' }, 'purchasedOn', 'future_date'],
    ['a day of another month', { key: accessKey({ month: '3110' }) }, 'purchasedOn', 'invoice_month'],
    ['too little', { value: 2999 }, 'value', 'invoice_minimum'],
    ['a wrong key', { key: '3'.repeat(44) }, 'key', 'access_key'],
    ['nothing to know it by', { key: '' }, 'cnpj', 'required'],
  ])('refuses %s and leaves it waiting', async (_what, changes, field, problem) => {
    const { id } = await desk.waiting();
    const { status, body } = await approve(id, desk.read(changes));
    expect([status, body.fields?.[field]?.[0]?.code]).toEqual([422, problem]);
    expect((await desk.admin('GET', `/${id}`)).body).toMatchObject({ state: 'pending', key: null });
  });

  it('has one effect, however often it is pressed', async () => {
    const { id, version } = await desk.waiting();
    const body = { version, ...desk.read() };
    const headers = { ...desk.ana, 'idempotency-key': randomUUID() };
    const press = () => call(desk.app, 'POST', `/admin/invoices/${id}/approve`, { body, headers });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await desk.app.services.db.ticket.count({ where: { invoiceId: id } })).toBe(2);
  });

  it('is beaten by a decision that was taken meanwhile', async () => {
    const { id, version } = await desk.waiting();
    const answers = await Promise.all([
      desk.admin('POST', `/${id}/approve`, { version, ...desk.read() }),
      desk.admin('POST', `/${id}/refuse`, { version, reason: 'illegible', note: '' }, desk.bia),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is not for somebody barred since', async () => {
    const { services } = desk.app;
    const barred = await createVisitor(services, { blockedAt: services.clock.now() });
    const { id } = await desk.waiting({ registrationId: barred.id });
    expect((await approve(id, desk.read())).body.code).toBe('CPF_BLOCKED');
  });
});

describe('refusing', () => {
  it('says why to the sender, and to staff what else', async () => {
    const sender = await createVisitor(desk.app.services);
    const { id } = await desk.waiting({ registrationId: sender.id });
    const { body } = await refuse(id, 'tampered', 'Valor riscado à caneta.');
    expect(body).toMatchObject({ state: 'invalid', reason: 'tampered', note: 'Valor riscado à caneta.' });
    const [letter, ...others] = await lettersTo(sender.email);
    expect([letter?.template, others]).toEqual(['invoice_refused', []]);
    expect(letter?.text).not.toContain('caneta');
  });

  it('of a valid one voids its numbers, and reopening gives none back', async () => {
    const { id } = await desk.waiting();
    const { body } = await approve(id, desk.read());
    const states = (numbers: typeof body.numbers) => numbers.map(({ state }) => state);
    expect(states(body.numbers)).toEqual(['distributed', 'distributed']);
    const after = (await refuse(id, 'duplicate')).body;
    expect(states(after.numbers)).toEqual(['voided', 'voided']);
    const reopened = await desk.admin('POST', `/${id}/reopen`, { version: after.version });
    expect(reopened.body).toMatchObject({ state: 'pending', reason: null });
    expect(states(reopened.body.numbers)).toEqual(['voided', 'voided']);
  });

  it('follows the table: what is invalid is not refused again, what waits is not reopened', async () => {
    const { id, version } = await desk.waiting();
    expect((await desk.admin('POST', `/${id}/reopen`, { version })).body.code).toBe('CONFLICT');
    await refuse(id);
    expect((await refuse(id)).body.code).toBe('CONFLICT');
  });
});

describe('the page', () => {
  it('masks the CPF, counts the others and finds what is much alike', async () => {
    const { services } = desk.app;
    const sender = await createVisitor(services, { cpf: '52998224725' });
    const own = { registrationId: sender.id, purchasedOn: new Date('2031-11-10'), valueCents: 4990 };
    const first = await desk.waiting({ ...own, createdAt: new Date('2031-11-18T12:00:00Z') });
    const { id } = await desk.waiting(own);
    const { body } = await desk.admin('GET', `/${id}`);
    expect(body.cpf).toBe('***.982.247-**');
    expect(body.others).toEqual({ total: 1, valid: 0, today: 0 });
    expect(body.alike).toMatchObject([{ id: first.id, likeness: 'purchase' }]);
  });

  it('shows the photo to whom may see invoices, and to nobody else', async () => {
    const { services } = desk.app;
    await services.storage.privateFiles.write('notas/teste.webp', Buffer.from('foto'));
    const { id } = await desk.waiting({ fileKey: 'notas/teste.webp', fileType: 'image/webp' });
    const file = (headers: Record<string, string>) =>
      desk.app.fetch(`/api/admin/invoices/${id}/file`, { headers });
    const answer = await file(desk.ana);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await answer.text()).toBe('foto');
    const permissions = [{ permission: 'invoices' as const, action: 'list' as const }];
    const other = await createStaff(services, { type: 'user', permissions });
    expect((await file(await signInStaff(services, other))).status).toBe(403);
  });
});
