import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';
import { confirmClaim, createInvoice } from '../../../test/promotion.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { holdPersonAlone } from '../../core/people/hold-person.ts';
import { anonymise } from './anonymise.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const remove = (headers: Headers, password = PASSWORD) =>
  call(app, 'POST', '/privacy/deletion', { headers, body: { password } });

async function deleted() {
  const visitor = await createVisitor(app.services, { marketing: true, utmSource: 'tv' });
  const headers = await signInVisitor(app.services, visitor);
  expect((await remove(headers)).status).toBe(200);
  return { visitor, headers };
}

describe('deletion', () => {
  it('asks for the password', async () => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    const { status, body } = await remove(headers, 'Errada-demais1');
    expect([status, body.code]).toEqual([422, 'INVALID_PASS']);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
  });

  it('leaves nothing of the person in the row', async () => {
    const { visitor } = await deleted();
    const row = await app.services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } });
    expect(row).toMatchObject({
      name: '',
      lastName: '',
      city: '',
      state: 'SP',
      passwordHash: '',
      email: `${visitor.id}@anonimo.invalid`,
      phone: visitor.id,
      marketing: false,
      emailVerifiedAt: null,
      birthDate: new Date('1990-01-01T00:00:00Z'),
    });
    expect(row.cpfEncrypted).toHaveLength(0);
    expect(Buffer.from(row.cpfHash)).not.toEqual(app.services.vaults.cpf.lookup(visitor.cpf).cpfHash);
    expect(row.anonymisedAt).not.toBeNull();
  });

  it('ends every session and every way back', async () => {
    const { visitor, headers } = await deleted();
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(401);
    for (const user of [visitor.email, visitor.cpf]) {
      const { body } = await call(app, 'POST', '/login', { body: { user, password: PASSWORD } });
      expect(body.code).toBe('INVALID_USER');
    }
    expect(await app.services.db.linkToken.count({ where: { subjectId: visitor.id } })).toBe(0);
  });

  it('keeps the votes counted and the consents proved', async () => {
    const { db } = app.services;
    const visitor = await createVisitor(app.services, { marketing: true });
    const poll = await createPoll(db);
    await castVote(db, poll, 0, visitor);
    await remove(await signInVisitor(app.services, visitor));
    const tally = await db.voteTally.aggregate({ where: { pollId: poll.id }, _sum: { votes: true } });
    expect(tally._sum.votes).toBe(1);
    const consents = await db.consent.findMany({ where: { registrationId: visitor.id } });
    expect(consents.map(({ purpose, granted }) => [purpose, granted])).toEqual([['marketing', false]]);
  });

  it('keeps receipts, and the photos of those that count', async () => {
    const { db, storage } = app.services;
    const visitor = await createVisitor(app.services);
    const sent = async (key: string) => {
      await storage.privateFiles.write(key, 'RIFF');
      const file = { fileKey: key, fileType: 'image/webp', ip: '10.1.2.3' };
      return createInvoice(app.services, { registrationId: visitor.id, origin: 'photo', ...file });
    };
    const [counts, waits] = [await sent('invoices/vale.webp'), await sent('invoices/espera.webp')];
    await confirmClaim(app.services, counts.id);
    await db.invoice.update({ where: { id: counts.id }, data: { state: 'valid' } });
    await remove(await signInVisitor(app.services, visitor));
    const rows = await db.invoice.findMany({ where: { registrationId: visitor.id } });
    expect(rows.map(({ ip }) => ip)).toEqual(['', '']);
    expect(rows.find(({ id }) => id === waits.id)?.fileKey).toBeNull();
    expect(await storage.privateFiles.read('invoices/vale.webp')).not.toBeNull();
    expect(await storage.privateFiles.read('invoices/espera.webp')).toBeNull();
  });

  it('keeps what others read of the suggestions, as nobody’s, and no other', async () => {
    const { db } = app.services;
    const visitor = await createVisitor(app.services);
    const { id: showId } = await createShow(db);
    const sent = { showId, authorId: visitor.id, language: 'pt', ip: '10.1.2.3' };
    await db.suggestion.create({ data: { ...sent, text: 'Ainda não lida' } });
    const approved = await db.suggestion.create({ data: { ...sent, text: 'Na parede' } });
    for (const state of ['in_review', 'approved'])
      await db.suggestion.update({
        where: { id: approved.id },
        data: { state, decidedAt: state === 'approved' ? new Date() : null },
      });
    await remove(await signInVisitor(app.services, visitor));
    const left = await db.suggestion.findMany({ where: { showId } });
    expect(left).toMatchObject([{ text: 'Na parede', authorId: null, ip: '' }]);
  });

  it('writes one last e-mail and forgets the others', async () => {
    const { db } = app.services;
    const visitor = await createVisitor(app.services);
    const before = { recipient: visitor.email, template: 'confirm', subject: '', html: '', text: '' };
    await db.outboxMessage.create({ data: before });
    await remove(await signInVisitor(app.services, visitor));
    const mails = await db.outboxMessage.findMany({ where: { recipient: visitor.email } });
    expect(mails.map(({ template }) => template)).toEqual(['account_deleted']);
  });

  it('bars the CPF from a second registration, and nothing else of the person', async () => {
    const { visitor } = await deleted();
    const again = registrationBody({ cpf: visitor.cpf, email: visitor.email, phone: visitor.phone });
    expect((await call(app, 'POST', '/register', { body: again })).body.code).toBe('CPF_BLOCKED');
    const other = registrationBody({ email: visitor.email, phone: visitor.phone });
    expect((await call(app, 'POST', '/register', { body: other })).status).toBe(201);
  });

  it('leaves no address they came from, and takes none down any more', async () => {
    const { db, addresses } = app.services;
    const visitor = await createVisitor(app.services);
    const ip = '203.0.113.201';
    addresses.sightings.note(ip, 'logins', visitor.id);
    await addresses.sightings.flush();
    expect(await db.ipPerson.count({ where: { registrationId: visitor.id } })).toBe(1);
    addresses.sightings.note(ip, 'logins', visitor.id);
    await remove(await signInVisitor(app.services, visitor));
    await addresses.sightings.flush();
    expect(await db.ipPerson.count({ where: { registrationId: visitor.id } })).toBe(0);
    const { logins, people } = await db.ipAddress.findUniqueOrThrow({ where: { address: ip } });
    expect([logins, people]).toEqual([2, 0]);
  });

  it('keeps nothing of what was seen of them while they were erased', async () => {
    const { db, addresses } = app.services;
    const { id } = await createVisitor(app.services);
    const visitor = await db.registration.findUniqueOrThrow({ where: { id } });
    addresses.sightings.note('203.0.113.202', 'logins', id);
    let flushed = Promise.resolve();
    await db.$transaction(async (tx) => {
      await holdPersonAlone(tx, id);
      flushed = addresses.sightings.flush();
      await vi.waitFor(async () => {
        const waiting = await db.$queryRaw<unknown[]>`
          SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO ip_people%' AND datname = current_database()`;
        expect(waiting).toHaveLength(1);
      }, 30_000);
      await anonymise(app.services, app.product, tx, {
        visitor,
        channel: 'web',
        language: 'pt',
        ip: '',
        userAgent: '',
      });
    });
    await flushed;
    expect(await db.ipPerson.count({ where: { registrationId: id } })).toBe(0);
  });

  it('is told to the audit without a name or an address', async () => {
    const { visitor } = await deleted();
    const row = await app.services.db.action.findFirstOrThrow({ where: { recordId: visitor.id } });
    expect(row).toMatchObject({ action: 'delete', summary: visitor.id, actorId: null, ip: null });
    expect(JSON.stringify({ ...row, id: null })).not.toMatch(/Iracema|Andrade|exemplo\.example/);
  });
});

describe('an anonymised registration', () => {
  it('is final in the database itself', async () => {
    const { visitor } = await deleted();
    const { pool } = app.services;
    const run = (set: string) => pool.query(`UPDATE registrations SET ${set} WHERE id = $1`, [visitor.id]);
    await expect(run('anonymised_at = NULL')).rejects.toThrow(/final/);
    await expect(run('disabled_at = NULL')).rejects.toThrow(/final/);
    await expect(run(`name = 'Iracema'`)).rejects.toThrow(/registrations_anonymised_empty/);
    await expect(run(`email = 'iracema@exemplo.example'`)).rejects.toThrow(/registrations_anonymised_empty/);
  });

  it('can’t be made of a row that still says something', async () => {
    const visitor = await createVisitor(app.services);
    const half = 'UPDATE registrations SET anonymised_at = now(), disabled_at = now() WHERE id = $1';
    await expect(app.services.pool.query(half, [visitor.id])).rejects.toThrow(/anonymised_empty/);
  });
});
