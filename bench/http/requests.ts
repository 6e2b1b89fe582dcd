import type { BenchPoll } from '../votes/people.ts';
import { tokenOf } from '../votes/people.ts';

export const resultsPath = ({ id }: BenchPoll): string => `/api/polls/${id}/results`;

/** The bytes of anybody who asks for a poll's results. */
export const resultsRequest = (poll: BenchPoll): Buffer =>
  Buffer.from(`GET ${resultsPath(poll)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);

/** The bytes of person number `n` asking who they are, as every page of the signed-in does. */
export const userRequest = (n: number): Buffer =>
  Buffer.from(`GET /api/user HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${tokenOf(n)}\r\n\r\n`);
