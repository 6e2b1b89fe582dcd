import { tokenOf } from './people.ts';
import type { BenchPoll } from './people.ts';

let keys = 0;

/** Unique in this run, and nearly free. */
const nextKey = () => `0194a000-0000-7000-8000-${(++keys).toString(16).padStart(12, '0')}`;

/** The very bytes a browser would send to vote, as person number `n`. */
export function voteRequest(poll: BenchPoll, n: number): Buffer {
  const body = JSON.stringify({ optionId: poll.options[n % 2] });
  return Buffer.from(
    `POST /api/polls/${poll.id}/vote HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${tokenOf(n)}\r\n` +
      `Idempotency-Key: ${nextKey()}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
