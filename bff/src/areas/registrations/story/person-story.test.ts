import { type PermissionEntry, type registrationStory, type ResponseOf, STORY_KINDS } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../../test/call.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../../test/factories.ts';
import { forgetPerson } from '../../../../test/forget-person.ts';
import { createInvoice, createRunningDraw } from '../../../../test/promotion.ts';
import type { Registration } from '../../../generated/prisma/client.ts';
import { privacyArea } from '../../privacy/index.ts';
import { storyParts } from './person-story.ts';

type Story = ResponseOf<typeof registrationStory.story>;
let app: TestApp;
let staff: SignedHeaders;
let visitor: Registration & { cpf: string };
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  staff = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await createVisitor(app.services, { name: 'Nair', lastName: 'Coelho' });
});

const story = (query = '', headers = staff, id = visitor.id) =>
  call<Story>(app, 'GET', `/admin/registrations/${id}/story${query}`, { headers });
const kindsOf = ({ items }: Story) => items.map(({ kind }) => kind);
const send = async (count: number, createdAt?: Date) => {
  const sent = Array.from({ length: count }, () =>
    createInvoice(app.services, { registrationId: visitor.id, ...(createdAt && { createdAt }) }),
  );
  return Promise.all(sent);
};
/** Somebody who may look at people, and at so much more. */
const reader = async (...more: PermissionEntry[]) => {
  const permissions: PermissionEntry[] = [{ permission: 'registrations', action: 'view' }, ...more];
  return createStaff(app.services, { type: 'user', permissions });
};

it('has somebody to tell each of its kinds', () => {
  expect([...storyParts(app.product.servicesOf(privacyArea)).keys()]).toEqual([...STORY_KINDS]);
});

describe('a story', () => {
  it('is of what all areas have of a person, the latest first, down to the registration', async () => {
    const { db } = app.services;
    const drawId = await createRunningDraw(app.services);
    const [invoice] = await send(1);
    const { id: actorId } = await createStaff(app.services, { name: 'Otília Reis' });
    await signInVisitor(app.services, visitor, actorId);
    const number = { series: 0, number: 42, origin: 'invoice', createdAt: new Date(Date.now() + 1000) };
    await db.ticket.create({
      data: { drawId, counter: 90, registrationId: visitor.id, invoiceId: invoice?.id ?? '', ...number },
    });
    const { body } = await story();
    expect(body).toMatchObject({
      person: { id: visitor.id, name: 'Nair Coelho' },
      hidden: [],
      next: null,
    });
    expect(body.items[0]).toMatchObject({
      ...{ kind: 'luckyNumbers', id: `${drawId}.90`, recordId: `${drawId}.90` },
      ...{ number: '000/00042', draw: 'Sorteio de teste', state: 'distributed' },
    });
    expect(body.items).toContainEqual(
      expect.objectContaining({ kind: 'invoices', recordId: invoice?.id, state: 'checking' }),
    );
    expect(body.items).toContainEqual(
      expect.objectContaining({ kind: 'sessions', enteredBy: 'Otília Reis', live: true }),
    );
    const times = body.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(kindsOf((await story('?kinds=invoices,registration')).body)).toEqual(['invoices', 'registration']);
  });

  it('tells everything once, page after page, though all of it came in one moment', async () => {
    await send(70, new Date('2026-03-01T12:00:00Z'));
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const { body }: { body: Story } = await story(
        `?kinds=invoices,registration&perPage=50${next ? `&before=${next}` : ''}`,
      );
      seen.push(...body.items.map(({ kind, id }) => `${kind} ${id}`));
      next = body.next;
    } while (next !== null);
    expect([seen.length, new Set(seen).size]).toEqual([71, 71]);
  });

  it('shows of each kind no more than its list would show', async () => {
    await send(1);
    const { body } = await story('', await signInStaff(app.services, await reader()));
    expect(kindsOf(body)).toEqual(['registration']);
    expect(body.hidden).toEqual(expect.arrayContaining(['invoices', 'votes', 'emails', 'customerService']));
    const more = await reader({ permission: 'invoices', action: 'list' });
    const { body: wider } = await story('', await signInStaff(app.services, more));
    expect([kindsOf(wider), wider.hidden.includes('invoices')]).toEqual([
      ['invoices', 'registration'],
      false,
    ]);
    const { body: asked } = await story('?kinds=votes', await signInStaff(app.services, more));
    expect([asked.items, asked.next]).toEqual([[], null]);
  });

  it('is told to the audit once a reading, by whoever reads it', async () => {
    const someone = await reader();
    const headers = await signInStaff(app.services, someone);
    for (const query of ['', '?kinds=sessions']) expect((await story(query, headers)).status).toBe(200);
    const told = await app.services.db.action.findMany({ where: { actorId: someone.id } });
    expect(told.map(({ action, recordId, after }) => [action, recordId, after])).toEqual([
      ['view_whole', visitor.id, { path: '/admin/registrations/:id/story' }],
    ]);
  });

  it('names nobody who has left, and is of nobody who never came', async () => {
    await forgetPerson(app, visitor);
    expect((await story()).body.person).toMatchObject({ name: null, state: 'anonymised' });
    expect((await story('', staff, '0199aaaa-0000-7000-8000-000000000000')).body).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    'kinds=',
    'kinds=invoices,secrets',
    'before=1',
    'before=99999999999999~votes~x',
    'before=1~votes~%00',
    'page=2',
    'perPage=0',
    'perPage=101',
  ])('takes no %j', async (query) => {
    expect((await story(`?${query}`)).body).toMatchObject({ code: 'INVALID_QUERY' });
  });
});
