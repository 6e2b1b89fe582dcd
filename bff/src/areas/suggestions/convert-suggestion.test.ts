import type { adminSuggestions, MySuggestion, ResponseOf } from '@fio/contracts';
import type { SuggestionState } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createShow } from '../../../test/content.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { createSuggestion } from '../../../test/suggestions.ts';

type Detail = ResponseOf<typeof adminSuggestions.get>;

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
