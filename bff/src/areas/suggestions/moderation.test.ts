import type { MySuggestion, PermissionEntry } from '@fio/contracts';
import { canMoveSuggestion, SUGGESTION_STATES, type SuggestionState } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff, signInVisitor } from '../../../test/factories.ts';
import { suggestionDesk } from '../../../test/suggestion-desk.ts';
import { createSuggestion } from '../../../test/suggestions.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

const desk = suggestionDesk();
const { suggestion, move, mails } = desk;

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
    // One that nobody has looked at passes through the review on its way to the series' page or to a poll.
    const isRead = ['approve', 'convert'].includes(name) && from === 'new';
    const isAllowed = canMoveSuggestion(from, to) || isRead;
    expect(answer.status).toBe(isAllowed ? 200 : 409);
    const { state } = await desk.app.services.db.suggestion.findUniqueOrThrow({ where: { id: found.id } });
    expect(state).toBe(isAllowed ? to : from);
    const audited = await desk.app.services.db.action.count({ where: { recordId: found.id, action: name } });
    expect(audited).toBe(isAllowed ? 1 : 0);
    if (!isRead) return;
    expect(await desk.app.services.db.action.count({ where: { recordId: found.id, action: 'review' } })).toBe(
      1,
    );
  });

  it('is the same in the database', async () => {
    const pairs = SUGGESTION_STATES.flatMap((from) => SUGGESTION_STATES.map((to) => [from, to] as const));
    for (const [from, to] of pairs) {
      const [row] = await desk.app.services.db.$queryRaw<{ may: boolean }[]>`
        SELECT suggestion_may_move(${from}, ${to}) AS may`;
      expect([from, to, row?.may]).toEqual([from, to, canMoveSuggestion(from, to)]);
    }
  });

  it('is held by the database against whoever writes', async () => {
    const { db } = desk.app.services;
    const { id } = await suggestion('new');
    const decided = { state: 'approved', decidedAt: new Date() };
    await expect(db.suggestion.update({ where: { id }, data: decided })).rejects.toThrow(
      /never goes from new to approved/,
    );
    const row = { showId: desk.showId, text: 'Direto', language: 'pt', ip: '', ...decided };
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
    expect(await verifyAudit(desk.app.services.db)).toMatchObject({ ok: true });
  });
});

describe('the author', () => {
  it('reads the reason of a rejection by e-mail and in the profile', async () => {
    await move(await suggestion('in_review'), 'reject');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('O motivo: Já temos uma parecida.');
    expect(mail?.text).toContain('“E se o farol estiver vivo?”');
    const own = await call<{ items: MySuggestion[] }>(desk.app, 'GET', '/suggestions/mine', {
      headers: await signInVisitor(desk.app.services, desk.author),
    });
    expect(own.body.items).toMatchObject([{ state: 'rejected', reason: 'Já temos uma parecida.' }]);
  });

  it('is led to the series by the e-mail of an approval', async () => {
    await move(await suggestion('in_review'), 'approve');
    const { slug } = await desk.app.services.db.show.findUniqueOrThrow({ where: { id: desk.showId } });
    expect((await mails())[0]?.text).toContain(`/${slug}`);
  });

  it('is not written to about spam, nor in the language of another', async () => {
    await move(await suggestion('in_review'), 'spam');
    expect(await mails()).toEqual([]);
    const english = await createSuggestion(
      desk.app.services.db,
      { showId: desk.showId, authorId: desk.author.id, text: 'The lighthouse is alive', language: 'en' },
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

describe('permissions', () => {
  const only = async (...actions: PermissionEntry['action'][]) => {
    const permissions = actions.map((action) => ({ permission: 'suggestions' as const, action }));
    desk.headers = await signInStaff(
      desk.app.services,
      await createStaff(desk.app.services, { type: 'user', permissions }),
    );
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
