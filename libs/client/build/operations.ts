import {
  follow,
  type Answer,
  type Content,
  type OpenApi,
  type Operation,
  type Parameter,
  type Schema,
} from './documents.ts';

/** An operation as the client has it: `client.closePoll({ id, body })`. */
export interface ClientOperation {
  /** The document's name of it, which is unique over both documents. */
  readonly name: string;
  /** Below `/api`. */
  readonly path: string;
  readonly method: string;
  readonly summary: string;
  readonly permission?: string | undefined;
  /** Of path and query. */
  readonly parameters: readonly Parameter[];
  readonly takesKey: boolean;
  /** Done twice it is done once, without a key. */
  readonly isRepeatable: boolean;
  readonly body: Schema | 'upload' | null;
  readonly answer: Schema | 'file' | null;
  readonly isStream: boolean;
}

const JSON_TYPE = 'application/json';
const EVENTS = 'text/event-stream';

/** What programs can call: what takes a person and their browser is between the product's own parts. */
const isForPrograms = ({ security = [] }: Operation) =>
  security.length === 0 || security.some((way) => !('binding' in way));

/** Types that only browsers write, and of their own accord. */
const isSentByBrowsers = (content: Content) =>
  Object.keys(content).some((type) => type !== JSON_TYPE && type !== 'application/octet-stream');

function bodyOf({ requestBody }: Operation): ClientOperation['body'] {
  const { content } = requestBody ?? {};
  if (!content) return null;
  return content[JSON_TYPE]?.schema ?? 'upload';
}

function answerOf(
  document: OpenApi,
  { responses = {} }: Operation,
): Pick<ClientOperation, 'answer' | 'isStream'> {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const { content } = success ? follow<Answer>(document, success) : {};
  if (!content) return { answer: null, isStream: false };
  const events = content[EVENTS]?.schema;
  return { answer: events ?? content[JSON_TYPE]?.schema ?? 'file', isStream: events !== undefined };
}

function operationOf(document: OpenApi, path: string, method: string, operation: Operation): ClientOperation {
  const all = (operation.parameters ?? []).map((one) => follow<Parameter>(document, one));
  return {
    name: operation.operationId,
    path,
    method: method.toUpperCase(),
    summary: operation.summary,
    permission: operation['x-permission'],
    parameters: all.filter((one) => one.in === 'path' || one.in === 'query'),
    takesKey: all.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
    isRepeatable: operation['x-repeatable'] ?? false,
    body: bodyOf(operation),
    ...answerOf(document, operation),
  };
}

/** Throws where two things would have one name. */
function assertNames(operations: readonly ClientOperation[]): void {
  const met = new Set<string>();
  for (const { name, parameters, path } of operations) {
    const names = parameters.map((one) => one.name);
    if (met.has(name)) throw new Error(`Two operations are called ${name}; the second is ${path}`);
    if (names.includes('body') || new Set(names).size < names.length)
      throw new Error(`Two things that ${name} takes have one name`);
    met.add(name);
  }
}

/** The operations of a document that programs can call, by name. */
export function operationsOf(document: OpenApi): readonly ClientOperation[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, one]) => isForPrograms(one) && !isSentByBrowsers(one.requestBody?.content ?? {}))
      .map(([method, one]) => operationOf(document, path, method, one)),
  );
  assertNames(operations);
  return operations.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
