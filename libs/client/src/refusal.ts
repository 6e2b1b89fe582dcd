import { ApiError } from './ApiError.ts';
import type { Problem } from './generated/site.ts';

const SECOND = 1000;

/** `Retry-After` in seconds, which may be told as a date. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
  const told = headers.get('retry-after');
  if (told === null) return null;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - now) / SECOND;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** The error that an answer beyond 2xx is. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const retryAfter = retryAfterOf(headers);
  const text = await response.text();
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.code === 'string')
      return new ApiError(problem.code, problem.message, { status, problem, retryAfter });
  } catch {
    // Not ours: told below.
  }
  return new ApiError('FOREIGN_ANSWER', `${status}: not an answer of the API`, { status, retryAfter });
}

/** The error that silence is: no connection, one that broke, or the time is up. */
export const noAnswer = (cause: unknown): ApiError =>
  new ApiError('NO_ANSWER', cause instanceof Error ? cause.message : String(cause), { status: 0, cause });
