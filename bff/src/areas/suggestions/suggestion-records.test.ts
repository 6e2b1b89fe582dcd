import type { adminSuggestions, ResponseOf } from '@fio/contracts';
import { SUGGESTION_STATES, type SuggestionState } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { createSuggestion } from '../../../test/suggestions.ts';

type Detail = ResponseOf<typeof adminSuggestions.get>;
type Page = ResponseOf<typeof adminSuggestions.list>;

let app: TestApp;
let headers: SignedHeaders;
let author: Awaited<ReturnType<typeof createVisitor>>;
let showId: string;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
beforeEach(async () => {
  headers = await signInStaff(app.services, await createStaff(app.services));
  author = await createVisitor(app.services);
  showId = (await createShow(app.services.db, { title: 'Sal na Lanterna' })).id;
});
afterAll(() => app.close());

const admin = <Body = Detail>(method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/suggestions${path}`, { headers, ...(body && { body }) });
const suggestion = (state: SuggestionState = 'new', text = 'E se o farol estiver vivo?') =>
  createSuggestion(app.services.db, { showId, authorId: author.id, text }, state);
const move = ({ id, version }: { id: string; version: number }, name: string) =>
  admin('POST', `/${id}/${name}`, {
    version,
    ...(name === 'reject' && { reason: 'Já temos uma parecida.' }),
  });

describe('the list', () => {
  it('filters by state, series, day and words, and sorts by suspicion', async () => {
    const old = await suggestion('in_review', 'Um barco que volta sozinho');
    await app.services.db.suggestion.update({
      where: { id: old.id },
      data: { createdAt: new Date('2026-01-10T02:59:00Z'), score: 90 },
    });
    const fresh = await suggestion('new', 'A maré canta à noite');
    const list = async (query: string) =>
      (await admin<Page>('GET', `?f[showId]=${showId}&${query}`)).body.items.map(({ id }) => id);
    expect(await list('sort=-score')).toEqual([old.id, fresh.id]);
    expect(await list('f[state]=new')).toEqual([fresh.id]);
    // Still the ninth in São Paulo.
    expect(await list('f[from]=2026-01-09&f[to]=2026-01-09')).toEqual([old.id]);
    expect(await list('f[from]=2026-01-10')).toEqual([fresh.id]);
    expect(await list('q=MARE')).toEqual([fresh.id]);
  });

  it('goes out as CSV with what it shows', async () => {
    await suggestion('in_review', '=SOMA(1;2) e o farol');
    const answer = await app.fetch(`/api/admin/suggestions/export?f[showId]=${showId}`, { headers });
    const [head, row] = (await answer.text()).split('\n');
    expect(head).toContain('"Sugestão"');
    expect(row).toContain("'=SOMA(1;2) e o farol");
    expect(row).toContain('Em análise');
  });
});

describe('a record', () => {
  it('is told what reads alike in its series', async () => {
    const poll = await createPoll(app.services.db, { showId, title: 'O farol está vivo?' });
    const found = await suggestion('new', 'O farol esta vivo');
    await suggestion('new', 'Ninguém sabe cozinhar no elenco');
    type Similar = ResponseOf<typeof adminSuggestions.similar>;
    const { body } = await admin<Similar>('GET', `/${found.id}/similar`);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ kind: 'poll', id: poll.id, state: 'open' });
    expect(body[0]?.likeness).toBeGreaterThan(80);
  });

  it('changes its words while it waits, is judged anew, and no longer once decided', async () => {
    const found = await suggestion('in_review', 'me liga (11) 98765-4321: o farol vive');
    const change = { showId, text: 'O farol vive', version: found.version };
    const { body } = await admin('PUT', `/${found.id}`, change);
    expect(body).toMatchObject({ text: 'O farol vive', score: 0, signs: [] });
    const approved = await suggestion('approved');
    const late = await admin('PUT', `/${approved.id}`, { ...change, version: approved.version });
    expect(late.body.code).toBe('CONFLICT');
  });

  it('is deleted unless visitors see it or a theory came from it', async () => {
    for (const state of SUGGESTION_STATES) {
      const { status } = await admin('DELETE', `/${(await suggestion(state)).id}`);
      expect([state, status]).toEqual([state, state === 'approved' || state === 'merged' ? 409 : 204]);
    }
  });

  it('hides the e-mail and is still there once its author has left', async () => {
    const { id } = await suggestion('new');
    const { body } = await admin('GET', `/${id}`);
    expect(body.email).toMatch(/^v\*\*\*@/);
    await app.services.db.suggestion.update({ where: { id }, data: { authorId: null } });
    expect((await admin('GET', `/${id}`)).body).toMatchObject({ author: null, email: null });
    expect((await move(await suggestion('in_review'), 'approve')).status).toBe(200);
  });
});
