import type { Leaving } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { confirmClaim, createInvoice } from '../../../test/promotion.ts';
import { createReviewedDraw, createWinner, publishDraw } from '../../../test/winners.ts';
import { AUDIT_LOCK } from '../../core/audit/record-action.ts';
import type { Registration } from '../../generated/prisma/client.ts';

const clock = createTestClock(new Date('2027-03-10T15:00:00Z'));
let app: TestApp;
let kindId: string;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  kindId = (await app.services.db.prizeKind.create({ data: { title: 'Par de ingressos', valueCents: 9000 } }))
    .id;
});
afterAll(() => app.close());

let visitor: Registration;
let headers: SignedHeaders;
beforeEach(async () => {
  visitor = await createVisitor(app.services);
  headers = await signInVisitor(app.services, visitor);
});

const remove = (renunciation?: { prizes: string[]; words: string }) =>
  call(app, 'POST', '/privacy/deletion', { headers, body: { password: PASSWORD, renunciation } });
const leaving = async () => (await call<Leaving>(app, 'GET', '/privacy/deletion', { headers })).body;
const isThere = async () =>
  (await app.services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } })).anonymisedAt === null;

const given = () => ({
  kindId,
  registrationId: visitor.id,
  origin: 'manual',
  state: 'pending',
  reason: 'Erro do atendimento',
  claimedAt: clock.now(),
  changedAt: clock.now(),
});
const givePrize = async () => (await app.services.db.prize.create({ data: given() })).id;

/** Won in a draw, published or not. */
async function winDraw({ isPublished = true } = {}) {
  const { services } = app;
  const drawId = await createReviewedDraw(services);
  const prize = { drawId, title: 'Viagem', valueCents: 100_000, position: 1, quantity: 1 };
  const { id: prizeId } = await services.db.drawPrize.create({ data: prize });
  const id = await createWinner(services, { prizeId, person: visitor });
  if (isPublished) await publishDraw(services, drawId);
  return { id, drawId };
}

describe('whoever leaves is told', () => {
  it('what becomes of what is theirs, in their own figures', async () => {
    const { services } = app;
    const nothing = { votes: 0, suggestions: 0, invoices: { accepted: 0, undecided: 0 }, numbers: 0 };
    expect(await leaving()).toEqual({ ...nothing, prizes: { delivered: 0, waiting: [] } });
    await castVote(services.db, await createPoll(services.db), 0, visitor);
    const accepted = await createInvoice(services, { registrationId: visitor.id });
    await confirmClaim(services, accepted.id);
    await services.db.invoice.update({ where: { id: accepted.id }, data: { state: 'valid' } });
    await createInvoice(services, { registrationId: visitor.id });
    const { id } = await winDraw({ isPublished: false });
    expect(await leaving()).toMatchObject({
      votes: 1,
      invoices: { accepted: 1, undecided: 1 },
      numbers: 1,
      // What nobody is told before the publication isn't told here.
      prizes: { delivered: 0, waiting: [] },
    });
    expect(id).toBeDefined();
  });

  it('of each prize that waits, by name and with its time', async () => {
    const [prize, win] = [await givePrize(), await winDraw()];
    expect((await leaving()).prizes.waiting).toEqual([
      {
        id: win.id,
        way: 'draw',
        title: 'Viagem',
        draw: 'Sorteio de março',
        due: { kind: 'prescription', day: '2027-09-02' },
        mayRenounce: true,
      },
      {
        id: prize,
        way: 'instant',
        title: 'Par de ingressos',
        draw: null,
        due: { kind: 'delivery', day: '2027-04-09' },
        mayRenounce: true,
      },
    ]);
  });
});

describe('a prize that waits', () => {
  it('keeps its winner from leaving unless it is given up, by name and in writing', async () => {
    const [prize, win] = [await givePrize(), await winDraw()];
    expect([(await remove()).body.code, await isThere()]).toEqual(['PRIZE_WAITS', true]);
    // One of two, or not in so many words.
    expect((await remove({ prizes: [prize], words: 'Renuncio' })).body.code).toBe('PRIZE_WAITS');
    const silent = await remove({ prizes: [prize, win.id], words: 'sim' });
    expect([silent.status, silent.body.code]).toEqual([422, 'INVALID_REQUEST']);
    expect(await isThere()).toBe(true);
  });

  it('is given up with the registration, and what was written stays with it', async () => {
    const { db } = app.services;
    const [prize, win] = [await givePrize(), await winDraw()];
    expect((await remove({ prizes: [prize, win.id], words: ' RENUNCIO ' })).status).toBe(200);
    expect(await isThere()).toBe(false);
    const words = 'Renúncia por escrito, ao excluir o cadastro: “RENUNCIO”.';
    expect(await db.prize.findUniqueOrThrow({ where: { id: prize } })).toMatchObject({
      state: 'invalid',
      reason: 'renounced',
      note: words,
      changedById: null,
    });
    expect(await db.winner.findUniqueOrThrow({ where: { id: win.id } })).toMatchObject({
      state: 'declined',
      reason: words,
    });
    const entries = await db.transparencyEntry.findMany({ orderBy: { index: 'desc' }, take: 3 });
    expect(entries.map(({ entry }) => entry).join()).toContain('"to":"declined"');
    const steps = await db.prizeEvent.findMany({ where: { prizeId: prize }, orderBy: { id: 'asc' } });
    expect(steps.at(-1)).toMatchObject({ fromState: 'pending', toState: 'invalid', note: words });
  });

  it('stays where two people are deciding on it', async () => {
    // An account from before the draw.
    const staff = await createStaff(app.services);
    const win = await winDraw();
    const { db } = app.services;
    await db.winner.update({ where: { id: win.id }, data: { state: 'contacting' } });
    const document = {
      winnerId: win.id,
      kind: 'evidence',
      fileKey: 'winners/x.pdf',
      fileType: 'application/pdf',
    };
    const { id: evidenceId } = await db.winnerDocument.create({
      data: { ...document, sha256: Buffer.alloc(32, 1), byId: staff.id },
    });
    const proposal = { winnerId: win.id, reason: 'fraud', note: 'x', evidenceId, notified: false };
    await db.winnerProposal.create({
      data: {
        ...proposal,
        evidenceHash: Buffer.alloc(32, 1),
        proposedBy: staff.id,
        proposedAt: clock.now(),
        defenceUntil: new Date(clock.now().getTime() + 9e8),
      },
    });
    expect((await leaving()).prizes.waiting).toMatchObject([{ mayRenounce: false }]);
    expect((await remove({ prizes: [win.id], words: 'Renuncio' })).body.code).toBe('PRIZE_WAITS');
    expect(await isThere()).toBe(true);
  });

  it('keeps staff from anonymising too', async () => {
    await givePrize();
    const asStaff = await signInStaff(app.services, await createStaff(app.services));
    const body = { version: visitor.version, reason: 'Pediu por carta' };
    const path = `/admin/registrations/${visitor.id}/anonymise`;
    const { status, body: answer } = await call(app, 'POST', path, { headers: asStaff, body });
    expect([status, answer.code, await isThere()]).toEqual([409, 'PRIZE_WAITS', true]);
  });
});

describe('of a prize given and a registration deleted at once', () => {
  const waiting = async () => {
    const { rowCount } = await app.services.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rowCount;
  };
  const hold = async (statement: string, values: unknown[] = []) => {
    const client = await app.services.pool.connect();
    await client.query('BEGIN');
    await client.query(statement, values);
    return async () => {
      await client.query('COMMIT');
      client.release();
    };
  };

  it('the prize that was first keeps its winner', async () => {
    const release = await hold(
      `INSERT INTO prizes (id, kind_id, registration_id, origin, state, reason, claimed_at, changed_at)
       VALUES (gen_random_uuid(), $1, $2, 'manual', 'pending', 'x', $3, $3)`,
      [kindId, visitor.id, clock.now()],
    );
    const leaves = remove();
    await expect.poll(waiting).toBe(1);
    await release();
    expect([(await leaves).body.code, await isThere()]).toEqual(['PRIZE_WAITS', true]);
    expect(await app.services.db.prize.count({ where: { registrationId: visitor.id } })).toBe(1);
  });

  it('the registration that was first gets nothing any more', async () => {
    const asStaff = await signInStaff(app.services, await createStaff(app.services));
    // The last that a deletion asks for.
    const release = await hold('SELECT pg_advisory_xact_lock($1::bigint)', [AUDIT_LOCK]);
    const leaves = remove();
    await expect.poll(waiting).toBe(1);
    const body = { kindId, user: visitor.email, reason: 'Erro do atendimento' };
    const gives = call(app, 'POST', '/admin/prizes/give', { headers: asStaff, body });
    await expect.poll(waiting).toBe(2);
    await release();
    expect([(await leaves).status, (await gives).body.code]).toEqual([200, 'CONFLICT']);
    expect(await app.services.db.prize.count({ where: { registrationId: visitor.id } })).toBe(0);
  });
});

it('takes the draw of a prize that is given up before the numbers, as who publishes one does', async () => {
  const { pool } = app.services;
  const { id, drawId } = await winDraw();
  const { body } = await call<Leaving>(app, 'GET', '/privacy/deletion', { headers });
  expect(body.prizes.waiting.map((one) => one.id)).toEqual([id]);
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM draws WHERE id = $1 FOR UPDATE', [drawId]);
  const removing = remove({ prizes: [id], words: 'Renuncio' });
  const waiting = () =>
    pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  // Held by nobody who waits for the draw: refused at once otherwise.
  await other.query('SELECT FROM tickets WHERE registration_id = $1 FOR UPDATE NOWAIT', [visitor.id]);
  await other.query('SELECT FROM winners WHERE id = $1 FOR UPDATE NOWAIT', [id]);
  await other.query('COMMIT');
  other.release();
  expect((await removing).status).toBe(200);
  expect(await isThere()).toBe(false);
});
