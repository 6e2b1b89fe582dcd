import { bulkRuns } from '@fio/contracts/admin/bulk-runs';
import { listViews } from '@fio/contracts/admin/list-views';
import type { AnyEndpoint, ResponseOf } from '@fio/contracts/core/endpoint';

/** What an endpoint answers in a story. */
export interface Answer {
  readonly endpoint: AnyEndpoint;
  readonly body: unknown;
}

/** An endpoint's answer, held to its contract by its type; for every address of the endpoint. */
export const answer = <E extends AnyEndpoint>(endpoint: E, body: ResponseOf<E>): Answer => ({
  endpoint,
  body,
});

/** What every list asks that is beside the point: how one has arranged it, and whether an action runs on it. */
const BESIDE = [
  answer(listViews.get, { views: [], columns: null, start: null, density: 'comfortable' }),
  answer(bulkRuns.list, { items: [] }),
];
/** Streams stay open and silent. */
const STREAMS = [/^\/admin\/changes$/, /^\/polls\/live$/];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const isAt = ({ path }: AnyEndpoint, address: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

/** The first of those that match, a path without parameters before others: `/polls/live` before `/polls/:id`. */
const found = (answers: readonly Answer[], method: string, address: string) =>
  answers
    .filter(({ endpoint }) => endpoint.method === method && isAt(endpoint, address))
    .toSorted((a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')))[0];

/**
 * A `fetch` that answers what is below `/api` from these and passes on all else. What no answer is for fails as the
 * API's 404 does and as an error of the page, so that whoever checks the story hears of it.
 */
export function answering(answers: readonly Answer[], beyond: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return beyond(input, init);
    const address = pathname.slice('/api'.length);
    const known = found([...answers, ...BESIDE], request.method, address);
    if (known) return known.body === undefined ? new Response(null, { status: 204 }) : json(known.body);
    if (STREAMS.some((stream) => stream.test(address))) return new Promise(() => undefined);
    reportError(new Error(`The story asks ${request.method} ${address}, and it has no answer for that.`));
    return json({ code: 'NOT_FOUND', message: 'No answer in this story.', requestId: 'story' }, 404);
  };
}
