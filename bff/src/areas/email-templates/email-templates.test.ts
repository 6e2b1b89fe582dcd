import { type emailTemplates, LETTER_KEYS, type ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Detail = ResponseOf<typeof emailTemplates.get>;
type Preview = ResponseOf<typeof emailTemplates.preview>;
type Letters = ResponseOf<typeof emailTemplates.letters>;

let app: TestApp;
let headers: SignedHeaders;
let email: string;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
beforeEach(async () => {
  await app.services.db.emailTemplate.deleteMany({ where: { publishedAt: null } });
  const staff = await createStaff(app.services);
  email = staff.email;
  headers = await signInStaff(app.services, staff);
});
afterAll(() => app.close());

const send = <Body = Detail>(method: string, path: string, body?: unknown) =>
  call<Body>(app, method, `/admin/email-templates${path}`, { headers, ...(body !== undefined && { body }) });

let count = 0;
const input = (changes: object = {}) => ({
  letter: null,
  name: `Estreia ${(count += 1)}`,
  link: '/sal-na-lanterna',
  subject: 'Hoje tem estreia, {{name}}',
  preheader: 'A maré subiu.',
  title: 'A maré subiu',
  html: '<p>Oi, {{name}}!</p><ul><li>Leia <a href="/faq">as perguntas</a></li></ul>',
  button: 'Ver a série',
  closing: '',
  subjectEn: 'It opens today, {{name}}',
  preheaderEn: '',
  titleEn: 'The tide is in',
  htmlEn: '<p>Hi {{name}}!</p>',
  buttonEn: 'See the series',
  closingEn: 'See you there.',
  ...changes,
});
const ofSac = (changes: object = {}) =>
  input({
    letter: 'sac_answered',
    link: null,
    html: '<p>{{answer}}</p>',
    htmlEn: '<p>{{ answer }}</p>',
    ...changes,
  });
const draft = async (body: object = input()) => (await send('POST', '', body)).body;
const step = ({ id, version }: Detail, name: string) => send('POST', `/${id}/${name}`, { version });
const published = async (body?: object) => (await step(await draft(body), 'publish')).body;

/** A letter of the product's, as it is sent now. */
async function sent(language: 'pt' | 'en' = 'pt') {
  const { db, mail } = app.services;
  const message = {
    to: 'iara@exemplo.example',
    name: 'Iara',
    language,
    template: 'sac_answered' as const,
    link: 'http://localhost:3000/#sac=abc',
    params: { protocol: '1', answer: 'Primeira linha.\n<b>Segunda</b> & $&.' },
  };
  const id = await db.$transaction((tx) => mail.queue(tx, message));
  return db.outboxMessage.findUniqueOrThrow({ where: { id } });
}

describe('a draft', () => {
  it('is kept without what could run, and sends nothing', async () => {
    const one = await draft(input({ html: '<p onclick="x()">Oi, {{name}}!</p><script>y()</script>' }));
    expect(one).toMatchObject({ state: 'draft', number: 1, html: '<p>Oi, {{name}}!</p>', letter: null });
    expect(one.key).toMatch(/^campaign-estreia-\d+$/);
  });

  it.each([
    ['subject', 'Oi, {{apelido}}', 'variable_unknown', '{{apelido}}'],
    ['html', '<p>{{name}} {{show}} {{x}}</p>', 'variable_unknown', '{{show}}, {{x}}'],
    ['titleEn', 'Hi {{name}', 'variable_broken', undefined],
    ['htmlEn', '<p>{{na<strong>me}}</strong></p>', 'variable_broken', undefined],
    ['html', '<p><a href="https://exemplo.example/{{name}}">Veja</a></p>', 'variable_broken', undefined],
    ['html', '<p> </p><script>x</script>', 'required', undefined],
    ['link', null, 'required', undefined],
    ['link', 'javascript:alert(1)', 'invalid', undefined],
    ['link', 'https://[', 'invalid', undefined],
    ['html', '<p>{{name}} <a href="https://x:99999/">Veja</a></p>', 'invalid', undefined],
    ['buttonEn', ' ', 'required', undefined],
  ])('refuses a wrong %s: %s', async (field, value, code, param) => {
    const { status, body } = await send('POST', '', input({ [field]: value }));
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({ [field]: [{ code, ...(param && { param }) }] });
  });

  it('must say what its letter is about, in both languages', async () => {
    const { body } = await send('POST', '', ofSac({ html: '<p>Oi!</p>', htmlEn: '<p>{{protocol}}</p>' }));
    const missing = [{ code: 'variable_missing', param: '{{answer}}' }];
    expect(body.fields).toMatchObject({ html: missing, htmlEn: missing });
  });

  it('is the only one of its letter, and a campaign’s name is its own', async () => {
    await draft(ofSac());
    expect((await send('POST', '', ofSac())).body.fields?.['letter']?.[0]?.code).toBe('letter_draft');
    const { name } = await draft();
    expect((await send('POST', '', input({ name }))).body.fields?.['name']?.[0]?.code).toBe('letter_taken');
  });

  it('stays with its letter, and is deleted; what was published is neither changed nor deleted', async () => {
    const body = input();
    const one = await draft(body);
    const moved = await send('PUT', `/${one.id}`, { ...ofSac(), version: one.version });
    expect(moved.body.fields?.['letter']?.[0]?.code).toBe('letter_fixed');
    expect((await send('DELETE', `/${one.id}`)).status).toBe(204);

    const final = await published(body);
    expect((await send('PUT', `/${final.id}`, { ...body, version: final.version })).status).toBe(409);
    expect((await send('DELETE', `/${final.id}`)).status).toBe(409);
    const change = app.services.pool.query(`UPDATE email_templates SET subject = 'Outro' WHERE id = $1`, [
      final.id,
    ]);
    await expect(change).rejects.toThrow(/is published/);
  });
});

describe('a published version', () => {
  it('is what the product sends, escaped, until it is taken back', async () => {
    const before = await sent();
    expect(before.subject).toMatch(/^Respondemos a sua mensagem: protocolo 1 · /);

    const first = await published(ofSac({ subject: 'Protocolo {{protocol}}', title: 'Oi, {{name}}' }));
    expect(first.state).toBe('published');
    const { subject, html, text } = await sent();
    expect(subject).toMatch(/^Protocolo 1 · /);
    expect(html).toContain('Primeira linha.\n&lt;b&gt;Segunda&lt;/b&gt; &amp; $&amp;.');
    expect(html).toContain('Oi, Iara</h1>');
    expect(html).toContain('href="http://localhost:3000/#sac=abc"');
    expect(text).toContain('Primeira linha.\n<b>Segunda</b> & $&.');
    expect((await sent('en')).subject).toMatch(/^It opens today, Iara · /);

    const next = (await step(first, 'next')).body;
    expect(next).toMatchObject({ state: 'draft', number: first.number + 1, key: 'sac_answered' });
    const changed = { ...ofSac({ subject: 'De novo: {{protocol}}' }), version: next.version };
    const edited = (await send('PUT', `/${next.id}`, changed)).body;
    expect((await sent()).subject).toMatch(/^Protocolo 1 · /);
    const second = (await step(edited, 'publish')).body;
    expect((await sent()).subject).toMatch(/^De novo: 1 · /);
    expect((await send('GET', `/${first.id}`)).body.state).toBe('retired');

    expect((await step(second, 'retire')).body.state).toBe('retired');
    expect((await sent()).subject).toBe(before.subject);
    const { db } = app.services;
    const told = await db.action.findMany({
      where: { resource: 'templates', recordId: first.id },
      orderBy: { id: 'asc' },
    });
    expect(told.map(({ action }) => action)).toEqual(['create', 'publish', 'retire']);
  });

  it('is published once, however many ask, and taken back once', async () => {
    const one = await draft();
    const answers = await Promise.all([step(one, 'publish'), step(one, 'publish')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body: live } = await send('GET', `/${one.id}`);
    expect((await step(live, 'retire')).status).toBe(200);
    const { body: retired } = await send('GET', `/${one.id}`);
    expect((await step(retired, 'retire')).status).toBe(409);
  });
});

describe('looking at it', () => {
  it('shows both languages with sample data', async () => {
    const { id } = await draft();
    const { body } = await send<Preview>('GET', `/${id}/preview`);
    expect(body.pt.subject).toMatch(/^Hoje tem estreia, Iracema · /);
    expect(body.pt.html).toContain('A maré subiu.</div>');
    expect(body.pt.text).toMatch(/• Leia as perguntas \(http.*\/faq\)/);
    expect(body.pt.html).toContain('/unsubscribe"');
    expect(body.en?.html).toContain('<p style="margin:0 0 16px;white-space:pre-line">Hi Iracema!</p>');
    expect(body.en?.text).not.toContain('{{');
  });

  it('sends it to whoever asks, marked as a test, and writes it down', async () => {
    const { id, key } = await draft();
    const { body } = await send<{ to: string }>('POST', `/${id}/test`, { language: 'en' });
    expect(body).toEqual({ to: email });
    const { db } = app.services;
    const [mail, ...others] = await db.outboxMessage.findMany({ where: { template: key } });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: expect.stringMatching(/^\[Test\] It opens/) });
    const told = await db.action.findFirst({ where: { recordId: id, action: 'test' } });
    expect(told?.resource).toBe('templates');
  });

  it('knows the product’s letters and what each says now', async () => {
    const { body } = await call<Letters>(app, 'GET', '/admin/email-letters', { headers });
    expect(body.items.map(({ key }) => key)).toEqual(LETTER_KEYS);
    const sac = body.items.find(({ key }) => key === 'sac_answered');
    expect(sac).toMatchObject({
      variables: ['name', 'protocol', 'answer'],
      required: ['answer'],
      publishedId: null,
    });
    // Each can be begun with, as it is.
    for (const { key, texts } of body.items) {
      const { status } = await send('POST', '', { letter: key, name: key, link: null, ...texts });
      expect([key, status]).toEqual([key, 201]);
    }
  });
});
