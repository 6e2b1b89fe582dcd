import type { Json, JsonObject } from '../reading/parse-json.ts';

/** A value with one thing done to it. */
export interface Mutated {
  /** What was done: 'changed /a/0'. */
  readonly name: string;
  /** JSON pointer. */
  readonly pointer: string;
  /** The file's text. */
  readonly text: string;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);
const same = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

const HEX = /^[0-9a-f]{16,}$/;
const TIME = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Another value of the same kind: a day later, another digit, another letter. */
function another(value: Json): Json {
  if (value === null) return 'x';
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return null;
  if (TIME.test(value)) return new Date(Date.parse(value) + 86_400_000).toISOString();
  if (DAY.test(value)) return new Date(Date.parse(value) + 86_400_000).toISOString().slice(0, 10);
  const middle = HEX.test(value) ? Math.floor(value.length / 2) : 0;
  const letter = value[middle];
  return `${value.slice(0, middle)}${letter === '1' ? '2' : '1'}${value.slice(middle + 1)}`;
}

/** Where `at` says it is done, `write` puts another text for the whole member or item; null: it is left out. */
type Put = (member: string, next: string | null) => string;

function written(value: Json, path: readonly string[], put: Put): string {
  const [name, ...rest] = path;
  const item = (key: string, one: Json, prefix: string): string | null => {
    const text = prefix + (key === name && rest.length > 0 ? written(one, rest, put) : JSON.stringify(one));
    return key === name && rest.length === 0 ? put(text, null) : text;
  };
  const parts = isList(value)
    ? value.map((one, index) => item(String(index), one, ''))
    : Object.entries(value as JsonObject).map(([key, one]) => item(key, one, `${JSON.stringify(key)}:`));
  const kept = parts.filter((part) => part !== null && part !== '');
  return isList(value) ? `[${kept.join(',')}]` : `{${kept.join(',')}}`;
}

/** The value at a path replaced. */
function replaced(value: Json, [name, ...rest]: readonly string[], by: Json): Json {
  if (name === undefined) return by;
  if (isList(value))
    return value.map((one, index) => (String(index) === name ? replaced(one, rest, by) : one));
  const entries = Object.entries(value as JsonObject);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === name ? replaced(one, rest, by) : one]));
}

const valueAt = (value: Json, path: readonly string[]): Json =>
  path.reduce<Json>((inner, name) => (inner as JsonObject)[name] ?? null, value);

function* pathsOf(value: Json, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (isList(value))
    for (const [index, one] of value.entries()) yield* pathsOf(one, [...path, String(index)]);
  else if (isObject(value))
    for (const [name, one] of Object.entries(value)) yield* pathsOf(one, [...path, name]);
}

/** The sibling that follows, where it is of the same kind and another value. */
function nextOf(parent: Json, name: string): string | null {
  const names = Object.keys(parent as JsonObject);
  const [one, following] = [(parent as JsonObject)[name], names[names.indexOf(name) + 1]];
  const next = following === undefined ? undefined : (parent as JsonObject)[following];
  return following !== undefined && typeof one === typeof next && !same(one, next) ? following : null;
}

/** Each leaf, and each list and object, changed, removed, duplicated and swapped with its neighbour in turn. */
export function* mutationsOf(value: Json): Generator<Mutated> {
  for (const path of pathsOf(value)) {
    const pointer = `/${path.join('/')}`;
    const [parent, name] = [path.slice(0, -1), path.at(-1) ?? ''];
    const [above, here] = [valueAt(value, parent), valueAt(value, path)];
    if (typeof here !== 'object' || here === null)
      yield {
        name: `changed ${pointer}`,
        pointer,
        text: JSON.stringify(replaced(value, path, another(here))),
      };
    yield { name: `removed ${pointer}`, pointer, text: written(value, path, () => '') };
    yield { name: `duplicated ${pointer}`, pointer, text: written(value, path, (text) => `${text},${text}`) };
    const next = nextOf(above, name);
    if (next !== null) {
      const swapped = replaced(
        replaced(value, path, valueAt(value, [...parent, next])),
        [...parent, next],
        here,
      );
      yield { name: `swapped ${pointer} and ${next}`, pointer, text: JSON.stringify(swapped) };
    }
    if (isObject(here))
      yield {
        name: `added to ${pointer}`,
        pointer,
        text: JSON.stringify(replaced(value, path, { ...here, extra: 1 })),
      };
  }
}
