import { CHALLENGE_HEADER, type ChallengeAction } from '@fio/contracts/challenges';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { boot } from '../boot/index.ts';
import { language } from '../i18n/index.ts';
import { tokens } from '../session/tokens.ts';
import { addressOf } from './address.ts';
import { loadClient } from './client.ts';

export interface Exchange {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

function headersOf(endpoint: AnyEndpoint, key: string, challenge: string | undefined) {
  const token = tokens.get(endpoint.strategy);
  return {
    accept: 'application/json',
    'accept-language': language() === 'en' ? 'en' : 'pt-BR',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(endpoint.idempotent ? { 'idempotency-key': key } : {}),
    ...(challenge ? { [CHALLENGE_HEADER]: challenge } : {}),
  };
}

/** The widget's code comes with the first challenge, and most visitors never meet one. */
const solve = async (action: ChallengeAction) =>
  boot().challenge
    ? (await import('./challenge/challenge-token.ts')).challengeToken(action)
    : Promise.resolve(undefined);

/** Whether the refusal says that a (new) token would do. */
async function asksForToken(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: unknown };
  return code === 'CHALLENGE_REQUIRED' || code === 'turnstile_timeout';
}

/**
 * Sends one request and answers whatever came. Solves the challenge its endpoint demands first, and one that the answer
 * asks for then: the repetition carries the same Idempotency-Key, so both together have one effect.
 */
export async function exchange(
  endpoint: AnyEndpoint,
  input: CallInput<AnyEndpoint>,
  { signal, idempotencyKey: key = crypto.randomUUID() }: Exchange,
): Promise<Response> {
  const body = (input as { body?: unknown }).body;
  const send = async (challenge: string | undefined) =>
    (await loadClient())(addressOf(endpoint, input).slice(1), {
      method: endpoint.method,
      headers: headersOf(endpoint, key, challenge),
      ...(body instanceof Blob ? { body } : body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    });
  const response = await send(endpoint.challenge && (await solve(endpoint.challenge)));
  const action = endpoint.challenge ?? endpoint.challengeIf;
  if (!action || !(await asksForToken(response))) return response;
  const token = await solve(action);
  return token ? send(token) : response;
}
