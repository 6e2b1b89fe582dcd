import { type emailTemplates, type ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Detail = ResponseOf<typeof emailTemplates.get>;
type Person = ResponseOf<typeof emailTemplates.previewPerson>;
interface Refused {
  readonly fields?: Readonly<Record<string, readonly { readonly code: string }[]>>;
}

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
beforeEach(() => app.services.db.emailTemplate.deleteMany({ where: { publishedAt: null } }));
afterAll(() => app.close());

const send = <Body = Detail>(method: string, path: string, body?: unknown) =>
  call<Body>(app, method, `/admin/email-templates${path}`, { headers, ...(body !== undefined && { body }) });

let count = 0;
/** A text without English. */
const input = (changes: object = {}) => ({
  letter: null,
  name: `Estreia ${(count += 1)}`,
  link: '/faq',
  subject: 'Hoje tem estreia, {{name}}',
  preheader: '',
  title: 'A maré subiu',
  html: '<p>Oi, {{name}}!</p>',
  button: 'Ver a série',
  closing: '',
  ...{ subjectEn: '', preheaderEn: '', titleEn: '', htmlEn: '', buttonEn: '', closingEn: '' },
  ...changes,
});
const draft = async (changes: object = {}) => (await send('POST', '', input(changes))).body;

describe('a letter without English', () => {
  it('goes out in Portuguese, frame and all, to who reads English', async () => {
    const { id, version } = await draft({ letter: 'sac_received', link: null, html: '<p>{{protocol}}</p>' });
    expect((await send('POST', `/${id}/publish`, { version })).status).toBe(200);
    const { db, mail } = app.services;
    const sent = await db.$transaction((tx) =>
      mail.queue(tx, {
        to: 'iara@exemplo.example',
        name: 'Iara',
        language: 'en',
        template: 'sac_received',
        link: 'http://localhost:3000/',
        params: (language) => ({ protocol: `7 ${language}` }),
      }),
    );
    const { subject, html } = await db.outboxMessage.findUniqueOrThrow({ where: { id: sent } });
    expect(subject).toMatch(/^Hoje tem estreia, Iara · /);
    expect(html).toContain('lang="pt-BR"');
    expect(html).toContain('7 pt');
  });

  it('is looked at and tried out in Portuguese alone', async () => {
    const { id, key } = await draft();
    const { body } = await send<ResponseOf<typeof emailTemplates.preview>>('GET', `/${id}/preview`);
    expect([body.pt.subject, body.en]).toEqual([expect.stringMatching(/^Hoje tem estreia, Iracema/), null]);
    await send('POST', `/${id}/test`, { language: 'en' });
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { template: key } });
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^\[Teste\] Hoje/), dispatchId: null });
  });

  it.each([
    [{ titleEn: 'The tide is in' }, ['buttonEn', 'htmlEn', 'subjectEn']],
    [{ preheaderEn: 'The tide' }, ['buttonEn', 'htmlEn', 'subjectEn', 'titleEn']],
    [{ subjectEn: 'Today', titleEn: 'Today', buttonEn: 'See', htmlEn: '<p> </p>' }, ['htmlEn']],
  ])('is not one whose English was begun: %j', async (changes, missing) => {
    const { status, body } = await send<Refused>('POST', '', input(changes));
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, missing]);
  });

  it('that is of the product must say in English what it is about once it says anything', async () => {
    const english = { subjectEn: 'Got it', titleEn: 'Got it', buttonEn: 'See', htmlEn: '<p>Hi!</p>' };
    const letter = { letter: 'sac_received', link: null, html: '<p>{{protocol}}</p>' };
    const { body } = await send<Refused>('POST', '', input({ ...letter, ...english }));
    expect(body.fields).toMatchObject({ htmlEn: [{ code: 'variable_missing' }] });
  });
});

it('a test is limited, and counts as no dispatch', async () => {
  const { id, key } = await draft();
  const answers = [];
  for (let one = 0; one < 11; one += 1)
    answers.push((await send('POST', `/${id}/test`, { language: 'pt' })).status);
  expect([answers.at(0), answers.at(-1)]).toEqual([200, 429]);
  const { db } = app.services;
  expect(await db.outboxMessage.count({ where: { template: key, dispatchId: { not: null } } })).toBe(0);
});

describe('with a person’s data', () => {
  const look = async (id: string) => (await send<Person>('POST', `/${id}/preview-person`)).body.preview;

  it('is masked, in the language they asked for, and told to the audit', async () => {
    const { db } = app.services;
    const { id } = await draft();
    expect(await look(id)).toBeNull();
    const visitor = await createVisitor(app.services, { name: 'Maria Clara' });
    await createVisitor(app.services, { disabledAt: new Date() });
    const preview = await look(id);
    expect(preview).toMatchObject({
      language: 'pt',
      person: { name: 'M•••• C••••', email: `${visitor.email[0]}***@${visitor.email.split('@')[1]}` },
      sampled: [],
    });
    expect(preview?.letter.text).toContain('Oi, M•••• C••••!');
    expect(JSON.stringify(preview)).not.toContain(visitor.email);
    const told = await db.action.findMany({ where: { recordId: id, action: 'preview_person' } });
    expect(told).toMatchObject([{ resource: 'templates', after: { registrationId: visitor.id } }]);
  });

  it('says which of it is made up', async () => {
    const { id } = await draft({ letter: 'sac_received', link: null, html: '<p>{{protocol}}</p>' });
    expect((await look(id))?.sampled).toEqual(['protocol']);
  });
});
