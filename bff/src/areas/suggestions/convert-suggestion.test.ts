import type { adminPolls, MySuggestion, ResponseOf } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { signInVisitor } from '../../../test/factories.ts';
import { suggestionDesk } from '../../../test/suggestion-desk.ts';

const desk = suggestionDesk();
const { suggestion, move, mails } = desk;

describe('turning one into a poll', () => {
  it('makes a draft of its series with its words, names it, and audits each step', async () => {
    const found = await suggestion('new', 'E se o farol estiver vivo de verdade?');
    const { body } = await move(found, 'convert');
    const poll = await desk.app.services.db.poll.findUniqueOrThrow({
      where: { id: body.poll?.id ?? '' },
      include: { options: { orderBy: { position: 'asc' } } },
    });
    expect(poll).toMatchObject({ showId: desk.showId, title: found.text, state: 'draft', type: 'yes_no' });
    expect(poll.options.map(({ label }) => label)).toEqual(['Sim', 'Não']);
    // Each leads to the other, and the text to whoever wrote it.
    expect(body.registrationId).toBe(desk.author.id);
    const theory = await call<ResponseOf<typeof adminPolls.get>>(desk.app, 'GET', `/admin/polls/${poll.id}`, {
      headers: desk.headers,
    });
    expect(theory.body.suggestions).toEqual([{ id: found.id, text: found.text }]);
    const steps = await desk.app.services.db.action.findMany({
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
      const { slug } = await desk.app.services.db.poll.findUniqueOrThrow({
        where: { id: body.poll?.id ?? '' },
      });
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
        await call<{ items: MySuggestion[] }>(desk.app, 'GET', '/suggestions/mine', {
          headers: await signInVisitor(desk.app.services, desk.author),
        })
      ).body.items[0];
    expect(await own()).toMatchObject({ state: 'merged', poll: null });
    const id = body.poll?.id ?? '';
    await desk.app.services.db.poll.update({ where: { id }, data: { state: 'open', opensAt: new Date(0) } });
    expect((await own())?.poll).toMatchObject({ title: 'E se o farol estiver vivo?' });
  });
});
