import type { adminSuggestions, ResponseOf } from '@fio/contracts';
import { SUGGESTION_STATES } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { createPoll } from '../../../test/content.ts';
import { exportedText } from '../../../test/exports.ts';
import { suggestionDesk } from '../../../test/suggestion-desk.ts';

type Page = ResponseOf<typeof adminSuggestions.list>;

const desk = suggestionDesk();
const { admin, suggestion, move } = desk;

describe('the list', () => {
  it('filters by state, series, day and words, and sorts by suspicion', async () => {
    const old = await suggestion('in_review', 'Um barco que volta sozinho');
    await desk.app.services.db.suggestion.update({
      where: { id: old.id },
      data: { createdAt: new Date('2026-01-10T02:59:00Z'), score: 90 },
    });
    const fresh = await suggestion('new', 'A maré canta à noite');
    const list = async (query: string) =>
      (await admin<Page>('GET', `?f[showId]=${desk.showId}&${query}`)).body.items.map(({ id }) => id);
    expect(await list('sort=-score')).toEqual([old.id, fresh.id]);
    expect(await list('f[state]=new')).toEqual([fresh.id]);
    const done = await suggestion('approved', 'A barca volta sem ninguém');
    expect(await list('f[decided]=yes')).toEqual([done.id]);
    expect(await list('f[decided]=no&sort=createdAt')).toEqual([old.id, fresh.id]);
    // Still the ninth in São Paulo.
    expect(await list('f[from]=2026-01-09&f[to]=2026-01-09')).toEqual([old.id]);
    expect(await list('f[from]=2026-01-10&f[decided]=no')).toEqual([fresh.id]);
    expect(await list('q=MARE')).toEqual([fresh.id]);
  });

  it('goes out as CSV with what it shows', async () => {
    await suggestion('in_review', '=SOMA(1;2) e o farol');
    const what = ['suggestions', `f[showId]=${desk.showId}`] as const;
    const [head, row] = (await exportedText(desk.app, desk.headers, what)).split('\n');
    expect(head).toContain('"Sugestão"');
    expect(row).toContain("'=SOMA(1;2) e o farol");
    expect(row).toContain('Em análise');
  });
});

describe('a record', () => {
  it('is told what reads alike in its series', async () => {
    const poll = await createPoll(desk.app.services.db, { showId: desk.showId, title: 'O farol está vivo?' });
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
    const change = { showId: desk.showId, text: 'O farol vive', version: found.version };
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
    await desk.app.services.db.suggestion.update({ where: { id }, data: { authorId: null } });
    expect((await admin('GET', `/${id}`)).body).toMatchObject({ author: null, email: null });
    expect((await move(await suggestion('in_review'), 'approve')).status).toBe(200);
  });
});
