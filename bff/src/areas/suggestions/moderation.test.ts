import type { adminSuggestions, MySuggestion, PermissionEntry, ResponseOf } from '@fio/contracts';
import { canMoveSuggestion, SUGGESTION_STATES, type SuggestionState } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { createSuggestion } from '../../../test/suggestions.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

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
const mails = () => app.services.db.outboxMessage.findMany({ where: { recipient: author.email } });

const TARGETS: Readonly<Record<string, SuggestionState>> = {
  review: 'in_review',
  approve: 'approved',
  reject: 'rejected',
  spam: 'spam',
  convert: 'merged',
};
const cases = Object.entries(TARGETS).flatMap(([name, to]) =>
  SUGGESTION_STATES.map((from) => ({ name, from, to })),
);

describe('the table of transitions', () => {
  it.each(cases)('$name one that is $from', async ({ name, from, to }) => {
    const found = await suggestion(from);
    const answer = await move(found, name);
    // One that nobody has looked at passes through the review on its way to a poll.
    const isAllowed = canMoveSuggestion(from, to) || (name === 'convert' && from === 'new');
    expect(answer.status).toBe(isAllowed ? 200 : 409);
    if (isAllowed) expect(answer.body.state).toBe(to);
    const audited = await app.services.db.action.count({ where: { recordId: found.id, action: name } });
    expect(audited).toBe(isAllowed ? 1 : 0);
  });

  it('is the same in the database', async () => {
    const pairs = SUGGESTION_STATES.flatMap((from) => SUGGESTION_STATES.map((to) => [from, to] as const));
    for (const [from, to] of pairs) {
      const [row] = await app.services.db.$queryRaw<{ may: boolean }[]>`
        SELECT suggestion_may_move(${from}, ${to}) AS may`;
      expect([from, to, row?.may]).toEqual([from, to, canMoveSuggestion(from, to)]);
    }
  });

  it('is held by the database against whoever writes', async () => {
    const { db } = app.services;
    const { id } = await suggestion('new');
    const decided = { state: 'approved', decidedAt: new Date() };
    await expect(db.suggestion.update({ where: { id }, data: decided })).rejects.toThrow(
      /never goes from new to approved/,
    );
    const row = { showId, text: 'Direto', language: 'pt', ip: '', ...decided };
    await expect(db.suggestion.create({ data: row })).rejects.toThrow(/begins as new/);
    const review = await suggestion('in_review');
    await expect(
      db.suggestion.update({ where: { id: review.id }, data: { state: 'rejected', decidedAt: new Date() } }),
    ).rejects.toThrow(/suggestions_reason_given/);
  });

  it('lets one of several who decide at once win', async () => {
    const found = await suggestion('in_review');
    const answers = await Promise.all([move(found, 'approve'), move(found, 'reject'), move(found, 'spam')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await mails()).length).toBeLessThanOrEqual(1);
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true });
  });
});

describe('the author', () => {
  it('reads the reason of a rejection by e-mail and in the profile', async () => {
    await move(await suggestion('in_review'), 'reject');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('O motivo: Já temos uma parecida.');
    expect(mail?.text).toContain('“E se o farol estiver vivo?”');
    const own = await call<{ items: MySuggestion[] }>(app, 'GET', '/suggestions/mine', {
      headers: await signInVisitor(app.services, author),
    });
    expect(own.body.items).toMatchObject([{ state: 'rejected', reason: 'Já temos uma parecida.' }]);
  });

  it('is led to the series by the e-mail of an approval', async () => {
    await move(await suggestion('in_review'), 'approve');
    const { slug } = await app.services.db.show.findUniqueOrThrow({ where: { id: showId } });
    expect((await mails())[0]?.text).toContain(`/${slug}`);
  });

  it('is not written to about spam, nor in the language of another', async () => {
    await move(await suggestion('in_review'), 'spam');
    expect(await mails()).toEqual([]);
    const english = await createSuggestion(
      app.services.db,
      { showId, authorId: author.id, text: 'The lighthouse is alive', language: 'en' },
      'in_review',
    );
    await move(english, 'approve');
    expect((await mails())[0]?.subject).toContain('Your suggestion was approved');
  });

  it('hears nothing of a decision that did not happen', async () => {
    const found = await suggestion('in_review');
    const gone = { ...found, version: found.version + 1 };
    expect((await move(gone, 'approve')).status).toBe(409);
    expect(await mails()).toEqual([]);
  });
});

describe('turning one into a poll', () => {
  it('makes a draft of its series with its words, names it, and audits each step', async () => {
    const found = await suggestion('new', 'E se o farol estiver vivo de verdade?');
    const { body } = await move(found, 'convert');
    const poll = await app.services.db.poll.findUniqueOrThrow({
      where: { id: body.poll?.id ?? '' },
      include: { options: { orderBy: { position: 'asc' } } },
    });
    expect(poll).toMatchObject({ showId, title: found.text, state: 'draft', type: 'yes_no' });
    expect(poll.options.map(({ label }) => label)).toEqual(['Sim', 'Não']);
    const steps = await app.services.db.action.findMany({
      where: { recordId: { in: [found.id, poll.id] } },
      orderBy: { id: 'asc' },
    });
    expect(steps.map(({ resource, action }) => `${resource} ${action}`)).toEqual([
      'suggestions review',
      'suggestions convert',
      'polls create',
    ]);
    expect((await mails())[0]?.text).toContain('vai virar uma enquete');
  });

  it('finds a free address for words that are taken, reserved or none', async () => {
    const texts = ['Quem?', 'Quem?', 'faq', '…?'];
    const slugs: string[] = [];
    for (const text of texts) {
      const { body } = await move(await suggestion('in_review', text), 'convert');
      const { slug } = await app.services.db.poll.findUniqueOrThrow({ where: { id: body.poll?.id ?? '' } });
      slugs.push(slug);
    }
    expect(slugs[0]).toBe('quem');
    expect(slugs[1]).toMatch(/^quem-[0-9a-f]{8}$/);
    expect(slugs[2]).toMatch(/^faq-[0-9a-f]{8}$/);
    expect(slugs[3]).toMatch(/^teoria/);
  });

  it('names the theory to the author once visitors may see it', async () => {
    const { body } = await move(await suggestion('in_review'), 'convert');
    const own = async () =>
      (
        await call<{ items: MySuggestion[] }>(app, 'GET', '/suggestions/mine', {
          headers: await signInVisitor(app.services, author),
        })
      ).body.items[0];
    expect(await own()).toMatchObject({ state: 'merged', poll: null });
    const id = body.poll?.id ?? '';
    await app.services.db.poll.update({ where: { id }, data: { state: 'open', opensAt: new Date(0) } });
    expect((await own())?.poll).toMatchObject({ title: 'E se o farol estiver vivo?' });
  });
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

describe('permissions', () => {
  const only = async (...actions: PermissionEntry['action'][]) => {
    const permissions = actions.map((action) => ({ permission: 'suggestions' as const, action }));
    headers = await signInStaff(app.services, await createStaff(app.services, { type: 'user', permissions }));
  };

  it.each([
    ['review', 'edit'],
    ['approve', 'validate'],
    ['convert', 'validate'],
    ['reject', 'invalidate'],
    ['spam', 'invalidate'],
  ] as const)('%s takes suggestions:%s and nothing else', async (name, action) => {
    const found = await suggestion(name === 'review' ? 'new' : 'in_review');
    const others = (['list', 'view', 'edit', 'validate', 'invalidate', 'delete', 'export'] as const).filter(
      (other) => other !== action,
    );
    await only(...others);
    expect((await move(found, name)).status).toBe(403);
    await only(action);
    expect((await move(found, name)).status).toBe(200);
  });
});
