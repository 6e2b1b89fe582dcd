import { EVERYBODY, type Audience, type BodyOf, type dispatchList, type ResponseOf } from '@fio/contracts';
import { createTestApp, type TestApp } from './app.ts';
import { call } from './call.ts';
import { createTestClock } from './clock.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from './factories.ts';

export type DispatchAnswer = ResponseOf<typeof dispatchList.get> & {
  code?: string;
  fields?: Record<string, { code: string }[]>;
};

type Draft = Partial<BodyOf<typeof dispatchList.create>>;

/** Everybody of a unit of the federation. */
export const everybodyIn = (uf: string): Audience => ({ ...EVERYBODY, uf });

export interface DispatchDesk {
  readonly app: TestApp;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly templateId: string;
  readonly ask: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: SignedHeaders,
  ) => Promise<{ status: number; body: DispatchAnswer }>;
  readonly draft: (changes?: Draft) => Promise<DispatchAnswer>;
  /** A draft that is started at once. */
  readonly begun: (changes?: Draft) => Promise<DispatchAnswer>;
  readonly seen: (id: string) => Promise<DispatchAnswer>;
  readonly move: (id: string, to: string) => Promise<{ status: number; body: DispatchAnswer }>;
  /** People of one unit of the federation, who want marketing. */
  readonly readers: (uf: string, many: number, changes?: object) => Promise<string[]>;
}

/** A published letter, a member of staff, and the ways to write dispatches. */
export async function createDispatchDesk(): Promise<DispatchDesk> {
  const clock = createTestClock();
  const app = await createTestApp({ clock });
  const { db } = app.services;
  const staff = await createStaff(app.services);
  const texts = { subject: '{{name}}, estreia hoje', preheader: '', title: 'Estreia', button: 'Ver' };
  const english = { subjectEn: '{{name}}, today', preheaderEn: '', titleEn: 'Today', buttonEn: 'See' };
  const { id: templateId } = await db.emailTemplate.create({
    data: {
      key: 'campaign-estreia',
      name: 'Estreia',
      link: '/',
      ...texts,
      ...english,
      html: '<p>Oi, {{name}}!</p>',
      closing: '',
      htmlEn: '<p>Hi {{name}}!</p>',
      closingEn: '',
      publishedAt: clock.now(),
    },
  });
  // Signed in for each request: these tests move time on by hours.
  const ask: DispatchDesk['ask'] = async (method, path, body, headers) =>
    call<DispatchAnswer>(app, method, `/admin/dispatches${path}`, {
      headers: headers ?? (await signInStaff(app.services, staff)),
      ...(body && { body }),
    });
  const draft: DispatchDesk['draft'] = async (changes = {}) => {
    const body = {
      title: 'Estreia',
      kind: 'marketing',
      templateId,
      language: 'pt',
      perMinute: 60_000,
      audience: EVERYBODY,
      ...changes,
    };
    return (await ask('POST', '/dispatch-list', body)).body;
  };
  const seen: DispatchDesk['seen'] = async (id) => (await ask('GET', `/dispatch-list/${id}`)).body;
  return {
    app,
    clock,
    templateId,
    ask,
    draft,
    seen,
    begun: async (changes) => {
      const { id, version } = await draft(changes);
      return (await ask('POST', `/dispatch-list/${id}/run`, { version, startsAt: null })).body;
    },
    move: async (id, to) => {
      const { version } = await seen(id);
      return ask('POST', `/dispatch-list/${id}/${to}`, { version });
    },
    readers: async (state, many, changes = {}) => {
      const made = [];
      for (let one = 0; one < many; one += 1)
        made.push((await createVisitor(app.services, { state, marketing: true, ...changes })).email);
      return made;
    },
  };
}
