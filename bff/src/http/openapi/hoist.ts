import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;
interface Operation {
  parameters?: Json[];
  responses?: Record<string, Json>;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

/** What stands in a document in more places than this is said once and referred to. */
const OFTEN = 2;

/** How often each of the things stands there, alike ones counted as one. */
function tally(all: readonly Json[]): { one: Json; times: number }[] {
  const byText = Map.groupBy(all, (one) => JSON.stringify(one));
  return [...byText.values()].map((alike) => ({ one: alike[0] ?? {}, times: alike.length }));
}

/** The most frequent thing of each name; another of the same name stays where it is. */
function components(all: readonly Json[], nameOf: (one: Json) => string | null): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const { one, times } of tally(all).sort((a, b) => b.times - a.times)) {
    const name = nameOf(one);
    if (times > OFTEN && name !== null && !found.has(name)) found.set(name, one);
  }
  return found;
}

const refersTo = (kind: string, found: ReadonlyMap<string, Json>, name: string | null, one: Json): Json =>
  name !== null && isDeepStrictEqual(found.get(name), one) ? { $ref: `#/components/${kind}/${name}` } : one;

const typeName = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `PathId`, `QueryPage`, `HeaderIdempotencyKey`. */
const parameterName = ({ in: place, name }: Json) => typeName(`${String(place)} ${String(name)}`);

/** A refusal is called by its one code; one of several codes is this operation's alone. */
const responseName = ({ description }: Json): string | null => {
  const code = String(description);
  return /^[A-Z_]+$/.test(code) ? typeName(code.toLowerCase()) : null;
};

const sorted = (found: ReadonlyMap<string, Json>) =>
  Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b, 'en')));

/** Parameters and refusals that many operations share are named once, and referred to: in place, as the document's maker gives it. */
export function hoist(document: Document): void {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  const parameters = components(
    operations.flatMap((operation) => operation.parameters ?? []),
    parameterName,
  );
  const responses = components(
    operations.flatMap((operation) => Object.values(operation.responses ?? {})),
    responseName,
  );
  for (const operation of operations) {
    operation.parameters &&= operation.parameters.map((one) =>
      refersTo('parameters', parameters, parameterName(one), one),
    );
    for (const [status, one] of Object.entries(operation.responses ?? {}))
      operation.responses = {
        ...operation.responses,
        [status]: refersTo('responses', responses, responseName(one), one),
      };
  }
  document.components = {
    ...document.components,
    parameters: sorted(parameters),
    responses: sorted(responses),
  };
}
