import type { adminTickets, ResponseOf } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { winnerDesk, type WinnerDetail } from '../../../test/winner-desk.ts';
import { createWinner, publishDraw } from '../../../test/winners.ts';
import { personData } from '../privacy/person-data.ts';
import type { winsData } from './wins-data.ts';

const desk = winnerDesk();
const drawn = () => createWinner(desk.app.services, { prizeId: desk.prizeId, unit: (units += 1) });
let units = 0;
const CALL = { channel: 'phone', outcome: 'no_answer', note: 'Tocou até cair.' };
const actions = (recordId: string) =>
  desk.app.services.db.action.findMany({ where: { recordId }, orderBy: { id: 'asc' } });

/** A winner whose documents have come. */
async function validated(): Promise<string> {
  const id = await drawn();
  await desk.step(id, 'contacts', CALL);
  await desk.step(id, 'documents-asked');
  for (const kind of ['identity', 'cpf', 'address']) await desk.attach(id, kind);
  expect((await desk.step(id, 'validate')).body.state).toBe('validated');
  return id;
}

describe('the way to the prize', () => {
  it('begins with the first attempt, which stays in the log', async () => {
    const id = await drawn();
    const { body } = await desk.step(id, 'contacts', CALL);
    expect(body).toMatchObject({ state: 'contacting', contacts: 1, contactLog: [CALL] });
    const again = await desk.step(id, 'contacts', { ...CALL, outcome: 'reached', note: '' });
    expect(again.body.contactLog.map(({ outcome }) => outcome)).toEqual(['reached', 'no_answer']);
    expect((await actions(id)).map(({ action }) => action)).toEqual(['contact', 'contact']);
  });

  it('gives three business days for documents, and takes none for the other', async () => {
    const id = await drawn();
    await desk.step(id, 'contacts', CALL);
    const { body } = await desk.step(id, 'documents-asked');
    // From Wednesday the 10th: Thursday, Friday, Monday.
    expect(body).toMatchObject({ state: 'documents', documentsDueOn: '2027-03-15' });
    expect(body.missing).toEqual(['identity', 'cpf', 'address']);
    for (const kind of ['identity', 'address', 'invoice']) await desk.attach(id, kind);
    expect((await desk.step(id, 'validate')).body).toMatchObject({ code: 'DOCUMENTS_MISSING' });
    const { body: whole } = await desk.attach(id, 'cpf');
    expect(whole).toMatchObject({ missing: [], documents: 4, receipt: false });
    expect((await desk.step(id, 'validate')).body).toMatchObject({
      state: 'validated',
      missing: ['receipt'],
    });
  });

  it('ends with the signed receipt, and only after the publication', async () => {
    await desk.draw();
    const id = await validated();
    const delivery = { deliveredOn: '2027-03-10', note: 'AR 123' };
    expect((await desk.step(id, 'deliver', delivery)).body).toMatchObject({ code: 'DRAW_UNPUBLISHED' });
    await publishDraw(desk.app.services, desk.drawId);
    expect((await desk.step(id, 'deliver', delivery)).body).toMatchObject({ code: 'DOCUMENTS_MISSING' });
    await desk.attach(id, 'receipt');
    const ahead = await desk.step(id, 'deliver', { ...delivery, deliveredOn: '2027-03-11' });
    expect(ahead.body).toMatchObject({ code: 'FUTURE_DATE' });
    const early = await desk.step(id, 'deliver', { ...delivery, deliveredOn: '2020-01-01' });
    expect(early.body).toMatchObject({ code: 'INVALID_DATE' });
    const { body } = await desk.step(id, 'deliver', delivery);
    expect(body).toMatchObject({ state: 'delivered', receipt: true, note: 'AR 123' });
    expect(body.deliveredAt).toBe('2027-03-10T15:00:00.000Z');
    expect((await desk.step(id, 'contacts', CALL)).status).toBe(409);
    expect((await desk.attach(id, 'receipt')).status).toBe(409);
    await desk.draw();
  });

  it('goes back a step at a time, with the reason', async () => {
    const id = await validated();
    const { body } = await desk.step(id, 'back', { note: 'CPF ilegível' });
    expect(body).toMatchObject({ state: 'documents', note: 'CPF ilegível' });
    expect((await desk.step(id, 'back', { note: 'Sumiu' })).body.state).toBe('contacting');
    expect((await desk.step(id, 'back', { note: 'Mais?' })).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('lets one of two who do the same at once', async () => {
    const id = await drawn();
    const both = await Promise.all([desk.step(id, 'contacts', CALL), desk.step(id, 'contacts', CALL)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await desk.get(id)).contactLog).toHaveLength(1);
  });
});

it('writes to a winner, which is an attempt and shows how the letter fares', async () => {
  const id = await drawn();
  const { body } = await desk.step(id, 'letter');
  expect(body).toMatchObject({ state: 'contacting', mail: 'queued' });
  expect(body.contactLog).toMatchObject([{ channel: 'email', outcome: 'left_message' }]);
  const { db } = desk.app.services;
  const { mail, registration } = await db.winner.findUniqueOrThrow({
    where: { id },
    include: { mail: true, registration: true },
  });
  expect(mail).toMatchObject({ recipient: registration?.email, template: 'winner_drawn' });
  expect(mail?.text).toContain('Televisor');
  expect(mail?.text).toContain('Sorteio de março');
  await db.winner.update({ where: { id }, data: { registrationId: null } });
  expect((await desk.step(id, 'letter')).body).toMatchObject({ code: 'USER_NOT_FOUND' });
});

describe('documents', () => {
  const take = async (id: string, documentId: string) =>
    desk.app.fetch(`/api/admin/winners/${id}/documents/${documentId}`, { headers: desk.headers });

  it('are kept unreadable, given to who may see them, and told to the audit', async () => {
    const id = await drawn();
    await desk.step(id, 'contacts', CALL);
    const { body } = await desk.attach(id, 'identity');
    const [file] = body.files;
    const { fileKey } = await desk.app.services.db.winnerDocument.findUniqueOrThrow({
      where: { id: file?.id ?? '' },
    });
    const kept = await desk.app.services.storage.privateFiles.read(fileKey);
    expect(kept?.includes('WEBP')).toBe(false);
    const response = await take(id, file?.id ?? '');
    expect(response.headers.get('content-disposition')).toContain('identity.webp');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect((await actions(id)).map(({ action }) => action)).toEqual(['contact', 'attach', 'download']);
  });

  it('that are the wrong ones go, file and all', async () => {
    const id = await drawn();
    await desk.step(id, 'contacts', CALL);
    const [file] = (await desk.attach(id, 'cpf')).body.files;
    const { db, storage } = desk.app.services;
    const { fileKey } = await db.winnerDocument.findUniqueOrThrow({ where: { id: file?.id ?? '' } });
    const body = { reason: 'De outra pessoa' };
    const path = `/admin/winners/${id}/documents/${file?.id}/discard`;
    const { body: left } = await call<WinnerDetail>(desk.app, 'POST', path, { headers: desk.headers, body });
    expect(left.files).toEqual([]);
    expect(await storage.privateFiles.read(fileKey)).toBeNull();
    expect((await take(id, file?.id ?? '')).status).toBe(404);
    expect((await actions(id)).at(-1)).toMatchObject({ action: 'discard', reason: 'De outra pessoa' });
  });

  it('are of nobody who was not contacted, and never what they are not', async () => {
    const id = await drawn();
    expect((await desk.attach(id, 'identity')).status).toBe(409);
    expect((await desk.attach(id, 'diploma')).status).toBe(404);
  });
});

describe('the tax', () => {
  it('is a fifth of the value, due on the third business day after the ten days', async () => {
    const id = await drawn();
    // 10 March is the end of the first ten days: the 11th, 12th and 15th follow.
    expect(await desk.get(id)).toMatchObject({ tax: 90_000, taxDueOn: '2027-03-15', taxPaidOn: null });
    const early = await desk.step(id, 'tax', { paidOn: '2020-01-01' });
    expect(early.body).toMatchObject({ code: 'INVALID_DATE' });
    const { body } = await desk.step(id, 'tax', { paidOn: '2027-03-10' });
    expect(body.taxPaidOn).toBe('2027-03-10');
    expect((await desk.step(id, 'tax', { paidOn: '2027-03-10' })).status).toBe(409);
  });

  it('is not owed on a prize that nobody gets', async () => {
    const id = await drawn();
    const { body } = await desk.step(id, 'leave', { to: 'declined', reason: 'Não quis', note: '' });
    expect(body).toMatchObject({ state: 'declined', reason: 'Não quis', tax: 0, taxDueOn: null });
    expect((await actions(id)).at(-1)).toMatchObject({ action: 'leave', reason: 'Não quis' });
  });
});

it('leads to the number they were drawn by', async () => {
  const id = await drawn();
  const { ticketId, number } = await desk.get(id);
  const ticket = await call<ResponseOf<typeof adminTickets.get>>(
    desk.app,
    'GET',
    `/admin/tickets/${ticketId}`,
    {
      headers: desk.headers,
    },
  );
  expect(ticket.body).toMatchObject({ number, draw: { id: desk.drawId } });
});

describe('the list', () => {
  const list = (query: string, headers = desk.headers) =>
    call<{ items: WinnerDetail[]; total: number }>(desk.app, 'GET', `/admin/winners?${query}`, { headers });

  it('finds by draw, state and who, surrogates apart', async () => {
    await desk.draw();
    const [one, other] = [await drawn(), await drawn()];
    await createWinner(desk.app.services, { prizeId: desk.prizeId, rank: 1 });
    await desk.step(other, 'contacts', CALL);
    const all = (await list(`f[drawId]=${desk.drawId}`)).body.items;
    expect(all.map(({ state }) => state)).toEqual(['drawn', 'contacting', 'reserve']);
    const found = await list(`f[drawId]=${desk.drawId}&f[state]=drawn&q=televisor`);
    expect(found.body.items.map(({ id }) => id)).toEqual([one]);
    expect((await list(`f[drawId]=${desk.drawId}&f[kind]=surrogate`)).body.total).toBe(1);
    expect((await list(`f[drawId]=${desk.drawId}&f[mail]=none&sort=-name`)).body.total).toBe(3);
    const { body } = await call<{ label: string }[]>(desk.app, 'GET', '/admin/winners/draws', {
      headers: desk.headers,
    });
    expect(body[0]).toEqual({ value: expect.any(String), label: 'Sorteio de março' });
  });

  it('masks whom its reader may not see whole', async () => {
    const id = await drawn();
    const permissions = [{ permission: 'winners', action: 'view' } as const];
    const { services } = desk.app;
    const headers = await signInStaff(services, await createStaff(services, { type: 'user', permissions }));
    const { body } = await call<WinnerDetail>(desk.app, 'GET', `/admin/winners/${id}`, { headers });
    expect(body.person).toMatchObject({
      cpf: expect.stringMatching(/^\*{3}/),
      phone: expect.stringMatching(/\*{5}-\d{4}$/),
    });
    expect((await desk.get(id)).person?.cpf).toMatch(/^\d{3}\./);
  });

  it('is exported with the tax on each prize', async () => {
    await desk.draw();
    await drawn();
    const { headers } = desk;
    const text = await exportedText(desk.app, headers, ['winners', `f[drawId]=${desk.drawId}`]);
    expect(text).toContain('"IRRF (R$)"');
    expect(text).toContain('Titular;Iracema Andrade;***.456.789-**;Campinas;SP;Sorteado');
    expect(text).toContain('900,00;15/03/2027');
  });
});

it('is told to the person who asks for their data, once it is public', async () => {
  await desk.draw();
  const { services } = desk.app;
  const person = await createVisitor(services);
  const id = await createWinner(services, { prizeId: desk.prizeId, person });
  await createWinner(services, { prizeId: desk.prizeId, rank: 1, person });
  await desk.step(id, 'contacts', CALL);
  await desk.attach(id, 'identity');
  const wins = async () =>
    (await personData(services, desk.app.product, person.id))['wins'] as Awaited<ReturnType<typeof winsData>>;
  expect(await wins()).toEqual([]);
  await publishDraw(services, desk.drawId);
  const [win, ...more] = await wins();
  expect(more).toEqual([]);
  expect(win).toMatchObject({ prize: 'Televisor', number: '000/73254', state: 'contacting' });
  expect(win?.documents).toMatchObject([
    { kind: 'identity', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});
