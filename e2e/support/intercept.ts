import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Ends what stands in the way; what never had an answer still has none. */
export type Lift = () => Promise<void>;

/** What the browser gets in place of an answer; null is the real one. */
export type Reply =
  | { status?: number; contentType?: string; body: string | Buffer }
  | 'unresolved'
  | 'cut off'
  | 'never'
  | null;

interface Requests {
  /** Of whole addresses: `*` is any part of one. */
  readonly urlPattern: string;
  readonly resourceType?: 'Document';
}

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
  readonly responseStatusCode?: number;
  readonly responseHeaders?: { name: string; value: string }[];
}

/** What stands in the way of a context's open pages. */
const standing = new Map<BrowserContext, Set<CDPSession>>();

/** Ends all of it: a page that the next test goes on with would wait for answers of this one's. */
export async function endInterceptions(context: BrowserContext): Promise<void> {
  for (const session of standing.get(context) ?? []) await session.detach();
  standing.delete(context);
}

async function standIn(page: Page): Promise<CDPSession> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const sessions = standing.get(context) ?? new Set();
  standing.set(context, sessions.add(session));
  page.once('close', () => sessions.delete(session));
  return session;
}

/**
 * Stops these requests of a page and no others. Playwright's own `route` leads every request through Node and turns the
 * browser's cache off: a page load costs half as much again.
 */
async function intercept(
  page: Page,
  pattern: Requests & { requestStage: 'Request' | 'Response' },
  handle: (session: CDPSession, paused: Paused) => Promise<void>,
): Promise<Lift> {
  const session = await standIn(page);
  let isLifted = false;
  session.on('Fetch.requestPaused', (paused) => {
    const { requestId } = paused;
    const work = isLifted ? session.send('Fetch.continueRequest', { requestId }) : handle(session, paused);
    // A page that is left waits for no answer any more; one that does wait without end fails its test.
    void work.catch(() => undefined);
  });
  // What the pages before have left in the renderer's memory would be asked for by no request.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Fetch.enable', { patterns: [pattern] });
  return () => Promise.resolve(void (isLifted = true));
}

const base64 = (body: string | Buffer) => Buffer.from(body).toString('base64');

const REASONS = { unresolved: 'NameNotResolved', 'cut off': 'Failed' } as const;

/** Answers in the server's place, which isn't asked. */
export const answerInstead = (
  page: Page,
  urlPattern: string,
  reply: (url: string, method: string) => Reply | Promise<Reply>,
): Promise<Lift> =>
  intercept(page, { urlPattern, requestStage: 'Request' }, async (session, { requestId, request }) => {
    const given = await reply(request.url, request.method);
    if (given === 'never') return;
    if (given === null) await session.send('Fetch.continueRequest', { requestId });
    else if (typeof given === 'string')
      await session.send('Fetch.failRequest', { requestId, errorReason: REASONS[given] });
    else
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: given.status ?? 200,
        responseHeaders: [{ name: 'content-type', value: given.contentType ?? 'text/plain' }],
        body: base64(given.body),
      });
  });

/** What no longer holds for another text. */
const OF_BYTES = ['content-length', 'content-encoding'];

/** Alters the texts that the server answers with, under the headers they came with; null leaves one as it is. */
export const alterAnswers = (
  page: Page,
  requests: Requests,
  alter: (text: string, url: string) => string | null | Promise<string | null>,
): Promise<Lift> =>
  intercept(page, { ...requests, requestStage: 'Response' }, async (session, paused) => {
    const { requestId, request, responseStatusCode = 200, responseHeaders = [] } = paused;
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const altered = await alter(text, request.url);
    if (altered === null) return void (await session.send('Fetch.continueRequest', { requestId }));
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: responseHeaders.filter(({ name }) => !OF_BYTES.includes(name.toLowerCase())),
      body: base64(altered),
    });
  });
