import { randomUUID } from 'node:crypto';
import { tokenOf } from './people.ts';
import type { BenchPoll } from './people.ts';

/** The very bytes a browser would send to vote, as person number `n`. */
export function voteRequest(poll: BenchPoll, n: number): Buffer {
  const body = JSON.stringify({ optionId: poll.options[n % 2] });
  return Buffer.from(
    `POST /api/polls/${poll.id}/vote HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${tokenOf(n)}\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
