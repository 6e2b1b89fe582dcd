import type { adminInvoices, ResponseOf } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { invoiceDesk } from '../../../test/invoice-desk.ts';
import type { SignedHeaders } from '../../../test/factories.ts';
import { LOCK_MS } from './review-lock.ts';

type Next = ResponseOf<typeof adminInvoices.next>;

const desk = invoiceDesk();
const next = async (after: string | null = null, headers?: SignedHeaders) =>
  (await desk.admin<Next>('POST', '/next', { after }, headers)).body;
const claim = (id: string, headers?: SignedHeaders) => desk.admin('POST', `/${id}/claim`, undefined, headers);

describe('the queue', () => {
  it('gives the oldest first, and says how many wait', async () => {
    const first = await desk.waiting({ createdAt: new Date('2031-11-19T10:00:00Z') });
    await desk.waiting();
    const { invoice, waiting } = await next();
    expect([invoice?.id, waiting]).toEqual([first.id, 2]);
    expect(invoice?.lock).toMatchObject({ mine: true, name: 'Ana Prado' });
  });

  it('gives two reviewers two different ones, however fast they ask', async () => {
    await Promise.all([desk.waiting(), desk.waiting(), desk.waiting(), desk.waiting()]);
    const [ana, bia] = await Promise.all([next(), next(null, desk.bia)]);
    expect(ana.invoice?.id).not.toBe(bia.invoice?.id);
  });

  it('goes on behind the last one, lets that go, and begins again at its end', async () => {
    const one = await desk.waiting();
    const two = await desk.waiting();
    expect((await next()).invoice?.id).toBe(one.id);
    expect((await next(one.id)).invoice?.id).toBe(two.id);
    expect((await claim(one.id, desk.bia)).status).toBe(200);
    expect((await next(two.id)).invoice).toBeNull();
    await desk.admin('POST', `/${one.id}/release`, undefined, desk.bia);
    expect((await next(two.id)).invoice?.id).toBe(one.id);
  });

  it('is looked into early without letting go of what is looked at', async () => {
    const one = await desk.waiting();
    const two = await desk.waiting();
    await next();
    const { body } = await desk.admin<Next>('POST', '/next', { after: one.id, keep: true });
    expect(body.invoice?.id).toBe(two.id);
    for (const { id } of [one, two]) expect((await claim(id, desk.bia)).body.code).toBe('INVOICE_HELD');
    expect(await next(null, desk.bia)).toEqual({ invoice: null, waiting: 2 });
  });

  it('has nothing for whom nothing waits', async () => {
    expect(await next()).toEqual({ invoice: null, waiting: 0 });
  });
});

describe('the lock', () => {
  it('keeps others from looking and from deciding', async () => {
    const { id, version } = await desk.waiting();
    expect((await claim(id)).status).toBe(200);
    expect((await claim(id, desk.bia)).body.code).toBe('INVOICE_HELD');
    const refusal = { version, reason: 'illegible', note: '' };
    expect((await desk.admin('POST', `/${id}/refuse`, refusal, desk.bia)).body.code).toBe('INVOICE_HELD');
    const approval = { version, ...desk.read() };
    expect((await desk.admin('POST', `/${id}/approve`, approval, desk.bia)).body.code).toBe('INVOICE_HELD');
    const { body } = await desk.admin('GET', `/${id}`, undefined, desk.bia);
    expect(body.lock).toMatchObject({ mine: false, name: 'Ana Prado' });
  });

  it('ends by itself, and lasts as long as there are signs of life', async () => {
    const { id } = await desk.waiting();
    await claim(id);
    desk.clock.advance(LOCK_MS - 1000);
    expect((await claim(id)).status).toBe(200);
    desk.clock.advance(LOCK_MS - 1000);
    expect((await claim(id, desk.bia)).body.code).toBe('INVOICE_HELD');
    desk.clock.advance(2000);
    expect((await claim(id, desk.bia)).status).toBe(200);
    expect((await claim(id)).body.code).toBe('INVOICE_HELD');
  });

  it('is let go by whoever has it, and by nobody else', async () => {
    const { id } = await desk.waiting();
    await claim(id);
    await desk.admin('POST', `/${id}/release`, undefined, desk.bia);
    expect((await claim(id, desk.bia)).body.code).toBe('INVOICE_HELD');
    expect((await desk.admin('POST', `/${id}/release`)).status).toBe(204);
    expect((await claim(id, desk.bia)).status).toBe(200);
  });

  it('is none on what has been decided', async () => {
    const { id, version } = await desk.waiting();
    await desk.admin('POST', `/${id}/refuse`, { version, reason: 'illegible', note: '' });
    expect((await claim(id, desk.bia)).body.code).toBe('CONFLICT');
  });
});
