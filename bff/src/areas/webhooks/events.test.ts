import { createHash, randomBytes } from 'node:crypto';
import { WEBHOOK_KINDS, WEBHOOK_TYPES, webhookBody, type WebhookType } from '@fio/contracts';
import { beforeAll, expect, it } from 'vitest';
import { createPoll, createShow } from '../../../test/content.ts';
import { MINUTE } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { confirmClaim, createInvoice, createRunningDraw } from '../../../test/promotion.ts';
import { createSuggestion } from '../../../test/suggestions.ts';
import { webhookDesk } from '../../../test/webhook-desk.ts';
import { noteEvent } from '../../../test/examples/note-examples.ts';
import { bodyOf } from './event-body.ts';
import { tellOfTheClock } from './tell-of-the-clock.ts';

const desk = webhookDesk();
const services = () => desk.app.services;
const db = () => services().db;

/** What happened, in its order, as receivers would read it. */
async function told(...kinds: WebhookType[]) {
  const events = await db().webhookEvent.findMany({ orderBy: { id: 'asc' } });
  return events
    .map((event) => JSON.parse(bodyOf(event, desk.app.config)) as { type: WebhookType; data: object })
    .filter(({ type }) => kinds.length === 0 || kinds.includes(type));
}
const kindsOf = async (about: string) =>
  (await told()).map(({ type }) => type).filter((type) => type.startsWith(about));

/** Rows are moved as the database lets an application move them; of draws and receipts the guards have tests of their own. */
beforeAll(async () => {
  for (const [table, tells] of [
    ['draws', ['draws_tell']],
    ['invoices', ['invoices_tell', 'invoices_tell_received']],
    ['transparency_checkpoints', ['transparency_checkpoints_tell']],
  ] as const) {
    await services().pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const name of tells) await services().pool.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`);
  }
});

async function everything(): Promise<void> {
  const show = await createShow(db());
  const poll = await createPoll(db(), { showId: show.id, state: 'draft', opensAt: null });
  const step = (data: object) => db().poll.update({ where: { id: poll.id }, data });
  await step({ state: 'open', opensAt: new Date() });
  await step({ state: 'closed', closesAt: new Date() });
  const [answer] = poll.options;
  await step({
    state: 'resolved',
    resolvedAt: new Date(),
    correctOptionId: answer?.id,
    stamp: 'confirmed',
    note: 'Foi assim.',
  });
  for (const state of ['approved', 'rejected', 'merged'] as const)
    await createSuggestion(db(), { showId: show.id, text: 'Uma ideia' }, state);

  const { id: registrationId } = await createVisitor(services(), { emailVerifiedAt: null });
  const person = (data: object) => db().registration.update({ where: { id: registrationId }, data });
  await person({ emailVerifiedAt: new Date() });
  const { id: receiptId } = await createInvoice(services(), { registrationId });
  const receipt = (data: object) => db().invoice.update({ where: { id: receiptId }, data });
  await confirmClaim(services(), receiptId);
  await receipt({ state: 'valid' });
  await receipt({ state: 'invalid', reason: 'duplicate' });

  const drawId = await createRunningDraw(services());
  const place = { drawId, series: 0, registrationId, origin: 'bonus', createdAt: new Date() };
  await db().ticket.createMany({ data: [0, 1].map((counter) => ({ ...place, counter, number: counter })) });
  const kind = await db().prizeKind.create({ data: { title: 'Pipoca', valueCents: 1990 } });
  const given = {
    kindId: kind.id,
    registrationId,
    origin: 'manual',
    state: 'pending',
    claimedAt: new Date(),
  };
  for (const last of [
    { state: 'delivered', deliveredAt: new Date() },
    { state: 'invalid', reason: 'fraud' },
  ]) {
    const { id } = await db().prize.create({ data: { ...given, reason: 'Um presente.' } });
    await db().prize.update({ where: { id }, data: { state: 'validated', validatedAt: new Date() } });
    await db().prize.update({ where: { id }, data: last });
  }
  const draw = (data: object) => db().draw.update({ where: { id: drawId }, data });
  await draw({ state: 'draft' });
  await draw({ state: 'scheduled' });
  await draw({ state: 'frozen', commitmentHash: createHash('sha256').update('lista').digest() });
  for (const state of ['postponed', 'frozen', 'extraction_recorded', 'confirmed', 'calculated'])
    await draw({ state });
  const now = new Date();
  const found = { lotteryContest: '5962', extraction: Array(5).fill('23337'), calculatedAt: now };
  await draw({ state: 'published', ...found, publishedAt: now });
  await draw({ state: 'cancelled', reason: 'Por ordem judicial.' });
  await db().transparencyCheckpoint.create({
    data: { size: 1n, root: randomBytes(32), note: '-', signedAt: new Date() },
  });
  const leaver = await createVisitor(services());
  const leaving = { version: leaver.version, reason: 'Pediu por carta.' };
  const { status } = await desk.send('POST', `/registrations/${leaver.id}/anonymise`, leaving);
  expect(status).toBeLessThan(300);
}

it('has a trigger for every kind, whose data is what its schema says, and names nobody', async () => {
  const { id } = await desk.create(WEBHOOK_KINDS);
  await everything();
  await desk.send('POST', `/webhooks/${id}/test`);
  const events = await told();
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(WEBHOOK_TYPES));
  for (const event of events) {
    noteEvent(event);
    const parsed = webhookBody(event.type).parse(event);
    // Nothing is told that the schema doesn't name.
    expect(Object.keys(parsed.data).toSorted()).toEqual(Object.keys(event.data).toSorted());
  }
  expect(JSON.stringify(events)).not.toMatch(/Iracema|Andrade|@exemplo|"cpf/);
  const granted = events.filter(({ type }) => type === 'numbers.granted');
  expect(granted.map(({ data }) => data)).toMatchObject([{ count: 2, origin: 'bonus', receiptId: null }]);
  // An extraction that a second person confirms closes no list once more, and neither does one that was postponed twice.
  expect(await kindsOf('draw.')).toEqual([
    'draw.scheduled',
    'draw.list_closed',
    'draw.postponed',
    'draw.list_closed',
    'draw.extraction_recorded',
    'draw.calculated',
    'draw.published',
    'draw.cancelled',
  ]);
});

it('is written for those alone who want its kind, and not at all where nobody does', async () => {
  await desk.create(['theory.closed'], '/a');
  const both = await desk.create(['theory.closed', 'theory.opened'], '/b');
  const poll = await createPoll(db(), { state: 'scheduled' });
  await db().poll.update({ where: { id: poll.id }, data: { state: 'open', opensAt: new Date() } });
  await createVisitor(services());
  expect(await kindsOf('')).toEqual(['theory.opened']);
  const deliveries = await db().webhookDelivery.findMany();
  expect(deliveries.map(({ endpointId, state }) => [endpointId, state])).toEqual([[both.id, 'waiting']]);
});

it('goes with the transaction that makes it so', async () => {
  await desk.create(['registration.created']);
  const registering = db().$transaction(async (tx) => {
    await createVisitor({ ...services(), db: tx });
    throw new Error('not yet');
  });
  await expect(registering).rejects.toThrow('not yet');
  expect(await told()).toEqual([]);
});

it('tells once of a theory that opens and closes by the clock, whoever writes that down later', async () => {
  // Past what other tests opened.
  desk.clock.advance(5 * MINUTE);
  await tellOfTheClock(services());
  await desk.create(['theory.published', 'theory.opened', 'theory.closed']);
  const at = (minutes: number) => new Date(desk.clock.now().getTime() + minutes * MINUTE);
  const window = { opensAt: at(1), closesAt: at(3) };
  const poll = await createPoll(db(), { state: 'draft', opensAt: null });
  const step = (data: object) => db().poll.update({ where: { id: poll.id }, data });
  await step({ state: 'scheduled', ...window });
  expect(await kindsOf('theory.')).toEqual(['theory.published']);
  desk.clock.advance(2 * MINUTE);
  await Promise.all([tellOfTheClock(services()), tellOfTheClock(services())]);
  // As editing does: the clock opened it.
  await step({ state: 'open' });
  await tellOfTheClock(services());
  expect(await kindsOf('theory.')).toEqual(['theory.published', 'theory.opened']);
  desk.clock.advance(2 * MINUTE);
  await tellOfTheClock(services());
  await step({ state: 'closed' });
  await step({ state: 'open', closesAt: null });
  await step({ state: 'closed', closesAt: desk.clock.now() });
  desk.clock.advance(MINUTE);
  await tellOfTheClock(services());
  expect(await kindsOf('theory.')).toEqual([
    ...['theory.published', 'theory.opened', 'theory.closed'],
    ...['theory.opened', 'theory.closed'],
  ]);
});
