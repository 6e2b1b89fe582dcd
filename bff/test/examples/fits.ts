import { isDeepStrictEqual } from 'node:util';
import type { Example } from '../../src/http/openapi/examples.ts';
import type { Bodies } from './called.ts';
import { pruned } from './prune.ts';

const has = (example: Example, part: keyof Example) => example[part] !== undefined;

/** What an example lacks or has too much by its contract, which sends and answers nothing else; null: nothing. */
export function misfit({ body, response, media }: Bodies, example: Example): string | null {
  const isAnswered = response !== undefined || media === 'csv';
  if (has(example, 'request') !== (body !== undefined)) return 'what is sent';
  if (has(example, 'answer') !== isAnswered) return 'what is answered';
  const sent = body?.safeParse(example.request);
  if (sent && !sent.success) return `what is sent: ${sent.error.message}`;
  if (
    sent &&
    example.request !== undefined &&
    !isDeepStrictEqual(pruned(example.request, sent.data), example.request)
  )
    return 'what is sent: more than the contract names';
  const answered = response?.safeParse(example.answer);
  if (!answered) return null;
  if (!answered.success) return `what is answered: ${answered.error.message}`;
  return isDeepStrictEqual(answered.data, example.answer)
    ? null
    : 'what is answered: more than the contract names';
}
