import { UNATTENDED_HEADER } from '@fio/contracts/admin/staff-session';
import { CHALLENGE_HEADER, type ChallengeAction } from '@fio/contracts/challenges';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import type { ErrorAnswer } from '@fio/contracts/errors/answer';
import type { ErrorCode } from '@fio/contracts/errors/codes';
import { LINE_HEADER, type LineName } from '@fio/contracts/line';
import { boot } from '../boot/index.ts';
import { askForProof, loader } from '../feedback/index.ts';
import { language } from '../i18n/index.ts';
import { hearEnds } from '../session/ends.ts';
import { tokens } from '../session/tokens.ts';
import { addressOf } from './address.ts';
import { isAttended } from './attendance.ts';
import { newTrace } from './trace.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { keptPlace } from './line/kept-place.ts';

export interface Exchange {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** For what nobody asked for just now, such as live figures: no toast, no loader bar. */
  readonly quiet?: boolean;
}

/** Who asks, whether somebody is there, and in which language a refusal is to be worded. */
export function headersOf({ strategy }: AnyEndpoint): Record<string, string> {
  const token = tokens.get(strategy);
  return {
    'accept-language': language() === 'en' ? 'en' : 'pt-BR',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(isAttended() ? {} : { [UNATTENDED_HEADER]: '1' }),
  };
}

/** The widget's code comes with the first challenge, and most visitors never meet one. */
const solve = async (action: ChallengeAction) =>
  boot().challenge
    ? (await import('./challenge/challenge-token.ts')).challengeToken(action)
    : Promise.resolve(undefined);

/** Asks the person, who is waited for, so that nothing is loading meanwhile. */
async function prove(isQuiet: boolean): Promise<boolean> {
  if (isQuiet) return askForProof();
  loader.end();
  const proved = await askForProof();
  loader.start();
  return proved;
}

/** What a refusal says; the answer can still be read. */
const refusalOf = async (response: Response): Promise<Partial<ErrorAnswer>> =>
  response
    .clone()
    .json()
    .catch(() => ({})) as Promise<Partial<ErrorAnswer>>;

/** Whether the answer is a refusal by one of these codes, after which the same may be sent again. */
async function isRefused(response: Response, ...codes: readonly ErrorCode[]): Promise<boolean> {
  if (response.status !== 403) return false;
  const { code } = await refusalOf(response);
  return code !== undefined && codes.includes(code);
}

/** Whether the answer is a place in a line that was waited for until it was called. */
async function waited(response: Response, line: LineName, { signal, quiet }: Exchange): Promise<boolean> {
  const place = response.status === 429 ? (await refusalOf(response)).line : undefined;
  if (!place || quiet) return false;
  loader.end();
  try {
    // Most visitors never wait.
    const { waitInLine } = await import('./line/wait-in-line.ts');
    const isCalled = await waitInLine(line, place, signal);
    signal?.throwIfAborted();
    return isCalled;
  } finally {
    loader.start();
  }
}

/**
 * Sends one request and answers whatever came. Solves the challenge its endpoint demands first, and one that the answer
 * asks for then; has the person prove who they are where the answer asks for that. The repetition carries the same
 * Idempotency-Key, so both together have one effect.
 */
export async function exchange(
  endpoint: AnyEndpoint,
  input: CallInput<AnyEndpoint>,
  options: Exchange,
): Promise<Response> {
  const { signal, quiet = false, idempotencyKey: key = crypto.randomUUID() } = options;
  const { line } = endpoint;
  const body = (input as { body?: unknown }).body;
  const send = async (challenge: string | undefined): Promise<Response> => {
    const place = line && keptPlace.get(line);
    const token = tokens.get(endpoint.strategy);
    const isJson = body !== undefined && !(body instanceof Blob);
    const answer = await fetchInTime(`/api${addressOf(endpoint, input)}`, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...headersOf(endpoint),
        // In a line it says that the same request comes once more, whose answer was lost.
        ...(endpoint.idempotent || line ? { 'idempotency-key': key } : {}),
        ...newTrace(),
        ...(challenge ? { [CHALLENGE_HEADER]: challenge } : {}),
        ...(place ? { [LINE_HEADER]: place } : {}),
      },
      ...(body instanceof Blob ? { body } : isJson ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    // Of a session that is over, or another's by now, there is nothing to hear.
    if (token && token === tokens.get(endpoint.strategy)) hearEnds(endpoint.strategy, answer);
    if (!line) return answer;
    // What was asked for is done: the place was for that.
    if (answer.ok) keptPlace.drop(line);
    return (await waited(answer, line, options)) ? send(challenge) : answer;
  };
  const response = await send(endpoint.challenge && (await solve(endpoint.challenge)));
  if (await isRefused(response, 'PROOF_REQUIRED')) return (await prove(quiet)) ? send(undefined) : response;
  const action = endpoint.challenge ?? endpoint.challengeIf;
  if (!action || !(await isRefused(response, 'CHALLENGE_REQUIRED', 'turnstile_timeout'))) return response;
  const token = await solve(action);
  return token ? send(token) : response;
}
