import type { OpenApiDocument } from '../../openapi/document.ts';
import type { NamedEndpoint } from '../../openapi/named-endpoint.ts';
import type { Answer, Operation, Parameter } from './description.ts';
import { follow } from '../../openapi/follow.ts';

/** `/polls/:id` as the document writes it. */
export const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** What the document says of an endpoint. */
export function operationOf(document: OpenApiDocument, { endpoint }: NamedEndpoint): Operation {
  const path = document.paths?.[templated(endpoint.path)] as Record<string, Operation> | undefined;
  return path?.[endpoint.method.toLowerCase()] ?? {};
}

export const parametersOf = (document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => follow<Parameter>(document, one));

/** The status of success with its answer. */
export function successOf(
  document: OpenApiDocument,
  { responses = {} }: Operation,
): readonly [status: string, answer: Answer] {
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['200', {}];
  return [status, follow<Answer>(document, answer)];
}
