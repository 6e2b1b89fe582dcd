import { EVERYBODY, LIMITS, type dispatchList, type ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawn } from './batches/sample-audience.ts';
import { createDispatchDesk, type DispatchDesk, everybodyIn } from '../../../test/dispatch-desk.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

let desk: DispatchDesk;
beforeAll(async () => {
  desk = await createDispatchDesk();
});
afterAll(() => desk.app.close());

type Sample = ResponseOf<typeof dispatchList.sample>;
const sample = async (body: object, headers?: SignedHeaders) =>
  (await desk.ask('POST', '/audience/sample', body, headers)).body as unknown as Sample;

it('shows a few of who would get it and of who would not, nobody by their name, and tells the audit', async () => {
  const { db } = desk.app.services;
  const [gone = ''] = await desk.readers('AC', 7);
  await desk.readers('AC', 2, { marketing: false });
  await desk.readers('AC', 1, { disabledAt: desk.clock.now() });
  await desk.readers('AC', 1, { emailVerifiedAt: null });
  await desk.readers('AP', 1);
  await db.outboxMessage.create({
    data: { recipient: gone, template: 'confirm', subject: '', html: '', text: '', state: 'hard_bounced' },
  });
  const english = await createVisitor(desk.app.services, {
    ...{ state: 'AC', city: 'Xapuri', marketing: true, name: 'Ána', lastName: 'Lima' },
  });
  const settings = { registrationId: english.id, language: 'en', quietFrom: 22, quietUntil: 7 };
  await db.notificationSettings.create({ data: settings });

  const asked = { kind: 'marketing', audience: everybodyIn('AC') };
  const { readers, languages, leftOut } = await sample(asked);
  expect(readers).toHaveLength(5);
  expect(readers.every(({ uf, email }) => uf === 'AC' && /^.\*\*\*@/.test(email))).toBe(true);
  expect(languages.toSorted((one, other) => other.people - one.people)).toEqual([
    { language: 'pt', people: 6 },
    { language: 'en', people: 1 },
  ]);
  expect(leftOut.map(({ reason, people, some }) => [reason, people, some.length])).toEqual([
    ['pending_email', 1, 1],
    ['disabled', 1, 1],
    ['withoutConsent', 2, 2],
    ['suppressed', 1, 1],
  ]);
  const told = await db.action.findMany({ where: { resource: 'dispatches', action: 'sample' } });
  expect(told).toMatchObject([{ summary: '7', after: { kind: 'marketing', audience: { uf: 'AC' } } }]);

  const only = await sample({ kind: 'service', audience: { ...EVERYBODY, uf: 'AC', city: 'Xapuri' } });
  expect(only).toEqual({
    readers: [expect.objectContaining({ name: 'Á•• L•••', city: 'Xapuri' })],
    languages: [{ language: 'en', people: 1 }],
    leftOut: [],
  });
});

it('says whom an earlier dispatch has reached, and of nobody nothing', async () => {
  const { db } = desk.app.services;
  const [email = ''] = await desk.readers('RR', 2);
  const { id } = await desk.draft({ audience: everybodyIn('RR') });
  const { id: registrationId } = await db.registration.findUniqueOrThrow({ where: { email } });
  const mail = {
    template: 'campaign-estreia',
    subject: '',
    html: '',
    text: '',
    state: 'sent',
    dueAt: desk.clock.now(),
  };
  await db.outboxMessage.create({ data: { ...mail, recipient: email, dispatchId: id, registrationId } });
  const audience = { ...everybodyIn('RR'), exceptId: id };
  const { readers, leftOut } = await sample({ kind: 'service', audience });
  expect([readers.length, leftOut.map(({ reason, people }) => [reason, people])]).toEqual([
    1,
    [['reached', 1]],
  ]);
  expect(await sample({ kind: 'service', audience: everybodyIn('TO') })).toEqual({
    readers: [],
    languages: [],
    leftOut: [],
  });
});

/** Somebody who writes to people and may not list them. */
async function writer() {
  const permissions = [{ permission: 'dispatches', action: 'create' }] as const;
  const staff = await createStaff(desk.app.services, { type: 'user', permissions: [...permissions] });
  return signInStaff(desk.app.services, staff);
}

it('shows nobody of so few that the filters say who it is, but to who may list the people', async () => {
  const headers = await writer();
  await desk.readers('SE', 5);
  await desk.readers('SE', 4, { disabledAt: desk.clock.now() });
  const asked = { kind: 'service', audience: everybodyIn('SE') };
  const shownTo = ({ readers, leftOut }: Sample) => [
    readers.length,
    leftOut.map(({ reason, people, some }) => [reason, people, some.length]),
  ];
  expect(shownTo(await sample(asked, headers))).toEqual([5, [['disabled', 4, 0]]]);
  expect(shownTo(await sample(asked))).toEqual([5, [['disabled', 4, 4]]]);
});

it('of who has no invoice is for who may know them', async () => {
  const headers = await writer();
  const body = { kind: 'service', audience: { ...EVERYBODY, invoices: 'no' } };
  expect((await desk.ask('POST', '/audience/sample', body, headers)).body.code).toBe('FORBIDDEN');
});

it('looks at a part of the table where there are very many', async () => {
  await desk.readers('RO', 8);
  const asked = { kind: 'service', audience: everybodyIn('RO') } as const;
  const counts = new Map([['reader', [{ reason: 'reader', language: 'pt', people: 8 }]]] as const);
  const some = (looked: number) =>
    drawn(desk.app.services, asked, desk.clock.now(), counts, { found: 7, looked });
  expect((await some(8)).map(({ person }) => person.uf)).toEqual(Array<string>(5).fill('RO'));
  expect(await some(0)).toEqual([]);
});

it('is shown so many times and no more', async () => {
  const asked = { kind: 'service', audience: everybodyIn('RO') };
  const { services } = desk.app;
  const staff = await createStaff(services);
  const times = Array.from({ length: LIMITS.audience_sample.points });
  await Promise.all(times.map(() => services.limits.consume('audience_sample', '', staff.id)));
  const headers = await signInStaff(services, staff);
  expect((await desk.ask('POST', '/audience/sample', asked, headers)).body.code).toBe('TOO_MANY_REQUESTS');
});
