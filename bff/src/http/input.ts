import type { IncomingMessage } from 'node:http';
import { judge, type AnyEndpoint } from '@fio/contracts';
import type { ZodMiniType } from 'zod/mini';
import type { HandlerInput } from '../core/request/routes.ts';
import { BODY_LIMIT, readJson } from './body.ts';
import { AppError } from '../core/errors.ts';
import { parseQuery } from './query.ts';
import { strict } from './strict.ts';
import { isUnsafe } from './unsafe-text.ts';

/** An address that can't be one of ours is an address of nothing. */
export function parseParams(
  schema: ZodMiniType | undefined,
  params: Readonly<Record<string, string>>,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(params);
  const isClean = Object.values(params).every((value) => !isUnsafe(value));
  if (!parsed.success || !isClean) throw new AppError('NOT_FOUND');
  return parsed.data;
}

/** Whether days ahead are all that is wrong: the catalogue has a code for that. */
const isAhead = (fields: Readonly<Record<string, readonly { code: string }[]>>): boolean =>
  Object.values(fields)
    .flat()
    .every(({ code }) => code === 'future_date');

/** As the address has it: what is within a group stands in brackets. */
const parameterName = (path: string): string => path.replace(/^f\.(\w+)$/, 'f[$1]');

function parseWith(
  schema: ZodMiniType,
  value: unknown,
  code: 'INVALID_QUERY' | 'INVALID_REQUEST',
  nameOf = (path: string) => path,
): unknown {
  // The words are chosen when it is answered: only codes and params are kept.
  const judged = judge(schema, value, 'pt');
  if (judged.success) return judged.data;
  const fields = Object.fromEntries(
    Object.entries(judged.fields).map(([path, problems]) => [nameOf(path), problems]),
  );
  throw new AppError(isAhead(fields) ? 'FUTURE_DATE' : code, { fields });
}

/** A body as the schema gives it, which holds nothing that the schema doesn't name. */
export const parseBody = (schema: ZodMiniType, value: unknown): unknown =>
  parseWith(strict(schema), value, 'INVALID_REQUEST');

/** What the query holds, by the contract; without a schema it is not looked at. */
function parseSearch(schema: ZodMiniType | undefined, url: string): unknown {
  if (!schema) return undefined;
  const start = url.indexOf('?');
  const search = start === -1 ? '' : url.slice(start + 1);
  if (/%00/.test(search)) throw new AppError('INVALID_QUERY');
  return parseWith(schema, parseQuery(search), 'INVALID_QUERY', parameterName);
}

/** Params, query and body as the contract's schemas give them, the body once `upgrade` has made it today's; throws the refusal that fits. */
export async function parseInput(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, string>>,
  request: IncomingMessage,
  upgrade: (body: unknown) => unknown,
): Promise<HandlerInput<AnyEndpoint>> {
  const params = parseParams(endpoint.params, given);
  const query = parseSearch(endpoint.query, request.url ?? '');
  const { bodyLimit = BODY_LIMIT, bodyTypes, foreignFields } = endpoint;
  const sent = endpoint.body && upgrade(await readJson(request, bodyLimit, bodyTypes));
  const body =
    endpoint.body &&
    (foreignFields === undefined
      ? parseBody(endpoint.body, sent)
      : parseWith(endpoint.body, sent, 'INVALID_REQUEST'));
  return { params, query, body } as HandlerInput<AnyEndpoint>;
}
