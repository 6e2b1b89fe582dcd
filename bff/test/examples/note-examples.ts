import { inject } from 'vitest';
import { examples, type Example } from '../../src/http/openapi/examples.ts';
import { called, eventCalled, type Shown } from './called.ts';
import { propose } from './candidates.ts';
import { Confirmations } from './confirmed.ts';
import { pairOf } from './pair-of.ts';

/** fetch below a product's address. */
type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Where `npm run api-examples` wants what tests were answered; nobody does in another run. */
const wanted = process.env['API_EXAMPLES'];

let made: Confirmations | undefined;
/** Files of tests share their modules, and a run its folder. */
const confirmations = () => (made ??= new Confirmations(examples(), inject('confirmedExamples')));

/** Whether nobody needs another call of the operation. */
const isEnough = ({ name }: Shown) => wanted === undefined && confirmations().has(name);

function note(one: Shown, pair: Example): void {
  confirmations().note(one.name, pair);
  if (wanted !== undefined) propose(one, pair, wanted);
}

/** Compares a message of a stream with the example of its operation. */
export function noteMessage(path: string, answer: unknown): void {
  const one = called('GET', path);
  if (one && !isEnough(one)) note(one, { answer: answer as NonNullable<Example['answer']> });
}

/** Compares what a receiver is sent with the example of its kind of event. */
export function noteEvent(body: { readonly type: string }): void {
  const one = eventCalled(body.type);
  if (one && !isEnough(one)) note(one, { request: body });
}

/** Compares what the product answers with its examples, as long as a run hasn't had all that they show. */
export function notingExamples(fetch: Fetch): Fetch {
  return async (path, init = {}) => {
    const response = await fetch(path, init);
    const one = response.ok ? called(init.method ?? 'GET', path) : undefined;
    // A stream is its reader's alone: one that is read twice ends for the server when both have left.
    if (one && one.endpoint.media !== 'events' && !isEnough(one)) note(one, await pairOf(init, response));
    return response;
  };
}
