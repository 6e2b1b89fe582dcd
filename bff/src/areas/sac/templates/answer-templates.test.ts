import {
  type answerTemplates,
  type filledTemplates,
  MOST_ANSWER_TEMPLATES,
  type PermissionEntry,
  type ResponseOf,
} from '@fio/contracts';
import { writtenDate } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../../test/factories.ts';
import { nextProtocol } from '../next-protocol.ts';

type Template = ResponseOf<typeof answerTemplates.get>;
type Filled = ResponseOf<typeof filledTemplates.list>;
let app: TestApp;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  staff = await signInStaff(app.services, await createStaff(app.services, { name: 'Bianca Rocha' }));
});
afterAll(() => app.close());
beforeEach(() => app.services.db.answerTemplate.deleteMany());

const admin = <Body = Template>(method: string, path: string, body?: object, headers = staff) =>
  call<Body>(app, method, `/admin/sac${path}`, { headers, ...(body && { body }) });
const fields = { title: 'Nota recebida', subject: 'invoice', text: 'Oi, {{name}}!', textEn: '' };
const create = (changes: object = {}) => admin('POST', '/templates', { ...fields, ...changes });

async function written(subject = 'votes', language = 'pt'): Promise<{ id: string; version: number }> {
  const { db, clock } = app.services;
  return db.sacRequest.create({
    data: {
      subject,
      language,
      protocol: await nextProtocol(db, clock.now()),
      name: 'Iara Campos',
      email: 'iara@exemplo.example',
      ip: '127.0.0.1',
      messages: { create: { kind: 'visitor', text: 'Oi' } },
    },
  });
}
const filled = async (id: string) => (await admin<Filled>('GET', `/${id}/templates`)).body.items;

describe('a template', () => {
  it('is written, changed and deleted, each told to the audit', async () => {
    const { status, body } = await create();
    expect([status, body]).toMatchObject([201, fields]);
    const path = `/templates/${body.id}`;
    const { version } = body;
    const changed = await admin('PUT', path, { ...fields, textEn: 'Hi {{name}}', version });
    expect(changed.body).toMatchObject({ translated: true, textEn: 'Hi {{name}}' });
    expect((await admin('PUT', path, { ...fields, version })).body).toMatchObject({ code: 'CONFLICT' });
    const { body: listed } = await admin<{ items: object[] }>('GET', '/templates?q=oi&f[subject]=invoice');
    expect(listed.items).toMatchObject([{ id: body.id, title: 'Nota recebida' }]);
    expect((await admin('DELETE', path)).status).toBe(204);
    const told = await app.services.db.action.findMany({
      where: { recordId: body.id },
      orderBy: { id: 'asc' },
    });
    expect(told.map(({ action, resource }) => `${resource} ${action}`)).toEqual(
      ['create', 'edit', 'delete'].map((action) => `answer-templates ${action}`),
    );
  });

  it.each([
    [{ text: 'Oi, {{cpf}}' }, 'text', 'answer_fields'],
    [{ textEn: 'Hi [[who' }, 'textEn', 'answer_fields'],
    [{ text: ' ' }, 'text', 'required'],
    [{ subject: 'weather' }, 'subject', 'choice'],
  ])('takes no %j', async (changes, field, code) => {
    expect((await create(changes)).body).toMatchObject({ fields: { [field]: [{ code }] } });
  });

  it('has a name of its own, and there are only so many to choose among', async () => {
    await create();
    expect((await create()).body).toMatchObject({ fields: { title: [{ code: 'answer_title_taken' }] } });
    const more = Array.from({ length: MOST_ANSWER_TEMPLATES - 1 }, (_, index) => ({
      ...fields,
      title: `Modelo ${index}`,
    }));
    await app.services.db.answerTemplate.createMany({ data: more });
    expect((await create({ title: 'Mais um' })).body).toMatchObject({
      fields: { title: [{ code: 'answer_templates_limit', param: MOST_ANSWER_TEMPLATES }] },
    });
  });

  it('is written by who may manage them, and answered from by who answers', async () => {
    const permissions: PermissionEntry[] = [
      { permission: 'sac', action: 'list' },
      { permission: 'sac', action: 'edit' },
    ];
    const headers = await signInStaff(
      app.services,
      await createStaff(app.services, { type: 'user', permissions }),
    );
    expect((await admin('POST', '/templates', fields, headers)).body).toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await written();
    expect((await admin('GET', `/${id}/templates`, undefined, headers)).status).toBe(200);
  });
});

describe('an answer to a message', () => {
  it('begins with a template in the message’s language, those of its subject first, with its gaps left', async () => {
    await create({
      title: 'A qualquer um',
      subject: null,
      text: '{{name}}: {{subject}}, {{date}}, {{protocol}}. {{agent}}',
    });
    await create({ title: 'De nota', text: 'Nota [[número]]', textEn: 'Receipt [[number]] of {{date}}' });
    const { id } = await written('votes');
    const request = await app.services.db.sacRequest.findUniqueOrThrow({ where: { id } });
    const day = writtenDate(request.createdAt, 'pt');
    expect((await filled(id)).map(({ title, text }) => [title, text])).toEqual([
      ['A qualquer um', `Iara Campos: Teorias e votos, ${day}, ${request.protocol}. Bianca Rocha`],
      ['De nota', 'Nota [[número]]'],
    ]);
    const english = await filled((await written('invoice', 'en')).id);
    expect(english.map(({ title, text }) => [title, text])).toEqual([
      ['De nota', `Receipt [[number]] of ${writtenDate(request.createdAt, 'en')}`],
      ['A qualquer um', null],
    ]);
  });

  it('isn’t sent while something of it is still to be written', async () => {
    const { id, version } = await written();
    const answer = (text: string) => admin<object>('POST', `/${id}/answer`, { version, text });
    for (const text of ['Nota [[número]]', 'Oi, {{name}}'])
      expect((await answer(text)).body).toMatchObject({ fields: { text: [{ code: 'answer_gaps' }] } });
    expect((await answer('Nota 42, item [3] {a}')).status).toBe(200);
  });
});
