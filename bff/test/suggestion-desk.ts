import type { adminSuggestions, ResponseOf } from '@fio/contracts';
import type { SuggestionState } from '@fio/domain';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OutboxMessage, Registration, Suggestion } from '../src/generated/prisma/client.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call, type Called } from './call.ts';
import { createShow } from './content.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from './factories.ts';
import { createSuggestion } from './suggestions.ts';

/** A moderator at work: what belongs to the app lasts for the file, a new series, author and moderator for each test. */
export interface SuggestionDesk {
  app: TestApp;
  /** The moderator's. */
  headers: SignedHeaders;
  author: Registration;
  showId: string;
  /** A call below /admin/suggestions. */
  admin: <Body = ResponseOf<typeof adminSuggestions.get>>(
    method: string,
    path: string,
    body?: object,
  ) => Promise<Called<Body>>;
  suggestion: (state?: SuggestionState, text?: string) => Promise<Suggestion>;
  /** One of the moderator's moves: review, approve, reject, spam or convert. */
  move: (
    of: { id: string; version: number },
    name: string,
  ) => Promise<Called<ResponseOf<typeof adminSuggestions.get>>>;
  /** What the author was written. */
  mails: () => Promise<OutboxMessage[]>;
}

/** Registers the hooks of a test file and gives the desk they fill. */
export function suggestionDesk(): SuggestionDesk {
  const desk = {
    admin: (method, path, body) =>
      call(desk.app, method, `/admin/suggestions${path}`, { headers: desk.headers, ...(body && { body }) }),
    suggestion: (state = 'new', text = 'E se o farol estiver vivo?') =>
      createSuggestion(desk.app.services.db, { showId: desk.showId, authorId: desk.author.id, text }, state),
    move: ({ id, version }, name) =>
      desk.admin('POST', `/${id}/${name}`, {
        version,
        ...(name === 'reject' && { reason: 'Já temos uma parecida.' }),
      }),
    mails: () => desk.app.services.db.outboxMessage.findMany({ where: { recipient: desk.author.email } }),
  } as SuggestionDesk;
  beforeAll(async () => {
    desk.app = await createTestApp({ env: BEHIND_PROXY });
  });
  beforeEach(async () => {
    const { services } = desk.app;
    desk.headers = await signInStaff(services, await createStaff(services));
    desk.author = await createVisitor(services);
    desk.showId = (await createShow(services.db, { title: 'Sal na Lanterna' })).id;
  });
  afterAll(() => desk.app.close());
  return desk;
}
