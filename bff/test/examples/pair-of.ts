import type { JsonValue } from '@fio/domain';
import type { Example } from '../../src/http/openapi/examples.ts';

/** So many lines of a CSV are shown. */
const LINES = 3;

async function answerOf(response: Response): Promise<JsonValue | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return (await response.clone().json()) as JsonValue;
  if (type.startsWith('text/csv'))
    return (await response.clone().text()).split('\r\n').slice(0, LINES).join('\r\n');
  return undefined;
}

/** What a call sent and got, of what can be shown; the test reads the answer as if nobody else had. */
export async function pairOf(init: RequestInit, response: Response): Promise<Example> {
  const answer = await answerOf(response);
  const isJson = new Headers(init.headers).get('content-type')?.includes('json') ?? false;
  const request = isJson && typeof init.body === 'string' ? (JSON.parse(init.body) as JsonValue) : undefined;
  return { ...(request !== undefined && { request }), ...(answer !== undefined && { answer }) };
}
