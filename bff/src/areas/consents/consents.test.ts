import { hash } from 'node:crypto';
import { type consents as contract, MARKETING_CONSENT, type ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createStaff, createVisitor, signInVisitor } from '../../../test/factories.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { createRegulation } from '../../../test/regulations.ts';
import type { Regulation } from '../../generated/prisma/client.ts';

type Pending = ResponseOf<typeof contract.pending>;

const clock = createTestClock();
let app: TestApp;
let draw: Regulation;
let terms: Regulation;
let privacy: Regulation;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  draw = await createRegulation(app.services, 'draw');
  terms = await createRegulation(app.services, 'terms');
  privacy = await createRegulation(app.services, 'privacy');
});
afterAll(() => app.close());

const inForce = () => [draw.id, terms.id, privacy.id];
const ledger = (email: string) =>
  app.services.db.consent.findMany({ where: { registration: { email } }, orderBy: { purpose: 'asc' } });
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
/** The document's next version, in force from now on. */
const replace = (before: Regulation) => {
  clock.advance(HOUR);
  const { kind, slug, number, id } = before;
  const changes = { slug, number: number + 1, supersedesId: id, amendment: 'Novo prazo.' };
  return createRegulation(app.services, kind as 'draw', { ...changes, html: '<p>Outro texto.</p>' });
};

it('keeps what was accepted at the registration: document, version, hash, address, browser', async () => {
  const body = registrationBody({ documents: inForce() });
  const headers = { 'user-agent': 'Navegador/1' };
  expect((await call(app, 'POST', '/register', { body, headers, ip: '10.9.8.7' })).status).toBe(201);
  const rows = await ledger(body.email);
  expect(rows.map(({ purpose, granted, version }) => [purpose, granted, version])).toEqual([
    ['marketing', false, MARKETING_CONSENT.version],
    ['privacy', true, `${privacy.slug} v1`],
    ['regulation', true, `${draw.slug} v1`],
    ['terms', true, `${terms.slug} v1`],
  ]);
  const [marketing, , regulation] = rows;
  expect(regulation).toMatchObject({ regulationId: draw.id, ip: '10.9.8.7', userAgent: 'Navegador/1' });
  expect(hex(regulation?.textHash ?? Buffer.of())).toBe(hash('sha256', draw.html, 'hex'));
  expect(hex(marketing?.textHash ?? Buffer.of())).toBe(hash('sha256', MARKETING_CONSENT.texts.pt, 'hex'));
});

it('takes no acceptance of what was not the version in force, and registers nobody then', async () => {
  const old = inForce();
  draw = await replace(draw);
  for (const documents of [old, [], [...inForce(), crypto.randomUUID()]]) {
    const body = registrationBody({ documents });
    const { status, body: answer } = await call(app, 'POST', '/register', { body });
    expect([status, answer.code]).toEqual([409, 'DOCUMENTS_CHANGED']);
    expect(await ledger(body.email)).toEqual([]);
  }
});

it('asks who is signed in about the new version only, once', async () => {
  const body = registrationBody({ documents: inForce() });
  await call(app, 'POST', '/register', { body });
  const visitor = await app.services.db.registration.findUniqueOrThrow({ where: { email: body.email } });
  const headers = await signInVisitor(app.services, visitor);
  const pending = async () => (await call<Pending>(app, 'GET', '/consents/pending', { headers })).body.items;
  const accept = (documents: string[]) => call(app, 'POST', '/consents', { headers, body: { documents } });
  expect(await pending()).toEqual([]);

  const old = terms.id;
  terms = await replace(terms);
  expect(await pending()).toMatchObject([{ id: terms.id, number: 2, amendment: 'Novo prazo.' }]);
  expect((await accept([old])).body.code).toBe('DOCUMENTS_CHANGED');
  const both = await Promise.all([accept([terms.id]), accept([terms.id])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await pending()).toEqual([]);
  const rows = (await ledger(body.email)).filter(({ regulationId }) => regulationId === terms.id);
  expect(rows).toHaveLength(1);
});

it('lets nobody accept in another one’s name', async () => {
  const { services } = app;
  const staff = await createStaff(services);
  const headers = await signInVisitor(services, await createVisitor(services), staff.id);
  const { status } = await call(app, 'POST', '/consents', { headers, body: { documents: [draw.id] } });
  expect(status).toBe(403);
});

it('is only added to', async () => {
  const change = app.services.pool.query('UPDATE consents SET granted = false');
  await expect(change).rejects.toThrow('append-only');
  await expect(app.services.pool.query('DELETE FROM consents')).rejects.toThrow('append-only');
});
