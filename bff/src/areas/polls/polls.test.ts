import type { adminPolls, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR, MINUTE } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Detail = ResponseOf<typeof adminPolls.get>;

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
let showId: string;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  showId = (await createShow(app.services.db)).id;
});
beforeEach(async () => {
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown) =>
  call<Detail>(app, method, `/admin/polls${path}`, { headers, ...(body !== undefined && { body }) });
const ahead = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
let count = 0;
const input = (changes: object = {}) => ({
  showId,
  title: 'Quem acende o farol?',
  slug: `quem-acende-${(count += 1)}`,
  type: 'multiple',
  options: [{ label: 'A maré' }, { label: 'O mar' }],
  opensAt: null,
  closesAt: null,
  featured: false,
  ...changes,
});
const stored = (poll: Detail, changes: object = {}) => {
  const { title, slug, type, opensAt, closesAt, featured, version } = poll;
  const options = poll.options.map(({ id, label }) => ({ id, label }));
  return {
    showId: poll.showId,
    title,
    slug,
    type,
    opensAt,
    closesAt,
    featured,
    version,
    options,
    ...changes,
  };
};
const create = async (changes?: object) => (await send('POST', '', input(changes))).body;
const poll = async (changes?: Parameters<typeof createPoll>[1]) =>
  createPoll(app.services.db, { showId, opensAt: new Date(clock.now().getTime() - HOUR), ...changes });
const problem = (answer: Awaited<ReturnType<typeof send>>, field: string) =>
  answer.body.fields?.[field]?.[0]?.code;

describe('writing a theory', () => {
  it('starts as a draft and gives a yes/no theory its two answers', async () => {
    const { status, body } = await send('POST', '', input({ type: 'yes_no', options: [] }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'draft', votes: 0, version: 1 });
    expect(body.options.map(({ label }) => label)).toEqual(['Sim', 'Não']);
  });

  it.each([
    ['too few options', { options: [{ label: 'A maré' }] }, 'options', 'options_min'],
    [
      'options that read the same',
      { options: [{ label: 'Não' }, { label: 'nao' }] },
      'options',
      'options_repeated',
    ],
    [
      'an end before the start',
      { opensAt: ahead(HOUR), closesAt: ahead(MINUTE) },
      'closesAt',
      'close_after_open',
    ],
    ['a series that is not there', { showId: '01234567-89ab-7def-8123-456789abcdef' }, 'showId', 'invalid'],
    ['an address that is reserved', { slug: 'admin' }, 'slug', 'slug_reserved'],
  ])('refuses %s', async (_what, changes, field, code) => {
    const answer = await send('POST', '', input(changes));
    expect(answer.status).toBe(422);
    expect(problem(answer, field)).toBe(code);
  });

  it('refuses an address that is taken, also of two at once', async () => {
    const same = input();
    const answers = await Promise.all([send('POST', '', same), send('POST', '', same)]);
    const refused = answers.find(({ status }) => status !== 201);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(refused && problem(refused, 'slug')).toBe('slug_taken');
  });

  it('lets one of two editors win and tells the other', async () => {
    const draft = await create();
    const change = (title: string) => send('PUT', `/${draft.id}`, stored(draft, { title }));
    const answers = await Promise.all([change('Um'), change('Dois')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
    expect((await send('GET', `/${draft.id}`)).body.version).toBe(2);
  });

  it('changes options freely before the first vote', async () => {
    const draft = await create();
    const [first, second] = draft.options;
    const options = [
      { id: second?.id, label: 'O mar' },
      { label: 'Ninguém' },
      { id: first?.id, label: 'A lua' },
    ];
    const { status, body } = await send('PUT', `/${draft.id}`, stored(draft, { options }));
    expect(status).toBe(200);
    expect(body.options.map(({ label }) => label)).toEqual(['O mar', 'Ninguém', 'A lua']);
    expect(body.options[2]?.id).toBe(first?.id);
  });

  it('only lets options grow after the first vote', async () => {
    const voted = await poll({ type: 'multiple' });
    const { id } = voted;
    await castVote(app.services.db, voted, 0, await createVisitor(app.services));
    const { body: open } = await send('GET', `/${id}`);
    const renamed = stored(open).options.map((option, index) =>
      index === 0 ? { ...option, label: 'Talvez' } : option,
    );
    const refused = await send('PUT', `/${id}`, stored(open, { options: renamed }));
    expect(problem(refused, 'options')).toBe('options_locked');
    const turned = await send('PUT', `/${id}`, stored(open, { options: stored(open).options.toReversed() }));
    expect(problem(turned, 'options')).toBe('options_locked');
    const grown = await send(
      'PUT',
      `/${id}`,
      stored(open, { options: [...stored(open).options, { label: 'Talvez' }] }),
    );
    expect(grown.body.options.map(({ label, votes }) => [label, votes])).toEqual([
      ['Sim', 1],
      ['Não', 0],
      ['Talvez', 0],
    ]);
  });

  it('never opens, closes or reopens by an edit', async () => {
    const { id } = await poll({ closesAt: new Date(clock.now().getTime() - MINUTE) });
    const { body: closed } = await send('GET', `/${id}`);
    expect(closed.state).toBe('closed');
    const later = await send('PUT', `/${id}`, stored(closed, { closesAt: ahead(HOUR) }));
    expect(later.body.state).toBe('closed');
    const open = (await send('GET', `/${(await poll()).id}`)).body;
    expect(problem(await send('PUT', `/${open.id}`, stored(open, { opensAt: ahead(HOUR) })), 'opensAt')).toBe(
      'date',
    );
    expect(
      problem(await send('PUT', `/${open.id}`, stored(open, { closesAt: ahead(-MINUTE) })), 'closesAt'),
    ).toBe('date');
  });

  it('deletes only drafts nobody voted on', async () => {
    const draft = await create();
    expect((await send('DELETE', `/${draft.id}`)).status).toBe(204);
    expect((await send('GET', `/${draft.id}`)).status).toBe(404);
    expect((await send('DELETE', `/${(await poll()).id}`)).body.code).toBe('CONFLICT');
  });
});
