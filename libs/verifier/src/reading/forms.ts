import type { Json, JsonObject } from './parse-json.ts';
import { below, type Place, Refusal } from './Refusal.ts';

/** Takes a value for what it must be, or refuses it with its place. */
export type Form<Value> = (value: Json, place: Place) => Value;
/** What a form gives. */
export type Of<AnyForm> = AnyForm extends Form<infer Value> ? Value : never;

type Members = Readonly<Record<string, Form<unknown>>>;
type Whole<All extends Members, Some extends Members> = {
  readonly [Name in keyof All]: Of<All[Name]>;
} & { readonly [Name in keyof Some]?: Of<Some[Name]> };

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with just these members: all of the first, any of the second. */
export function object<All extends Members, Some extends Members = Record<never, never>>(
  all: All,
  some?: Some,
): Form<Whole<All, Some>> {
  const known: Members = { ...all, ...some };
  return (value, place) => {
    if (!isObject(value)) throw new Refusal(place, 'wrong_kind');
    for (const name of Object.keys(value))
      if (!Object.hasOwn(known, name)) throw new Refusal(below(place, name), 'unknown_member');
    for (const name of Object.keys(all))
      if (!Object.hasOwn(value, name)) throw new Refusal(below(place, name), 'missing_member');
    const read = Object.entries(value).map(([name, member]) => [
      name,
      known[name]?.(member, below(place, name)),
    ]);
    return Object.fromEntries(read) as Whole<All, Some>;
  };
}

/** An object of any members. */
export const anyObject: Form<JsonObject> = (value, place) => {
  if (!isObject(value)) throw new Refusal(place, 'wrong_kind');
  return value;
};

export const list =
  <Item>(item: Form<Item>): Form<readonly Item[]> =>
  (value, place) => {
    if (!Array.isArray(value)) throw new Refusal(place, 'wrong_kind');
    return (value as readonly Json[]).map((one, index) => item(one, below(place, index)));
  };

export const nullable =
  <Value>(form: Form<Value>): Form<Value | null> =>
  (value, place) =>
    value === null ? null : form(value, place);

export const text: Form<string> = (value, place) => {
  if (typeof value !== 'string') throw new Refusal(place, 'wrong_kind');
  return value;
};

const matching =
  (pattern: RegExp): Form<string> =>
  (value, place) => {
    const found = text(value, place);
    if (!pattern.test(found)) throw new Refusal(place, 'wrong_kind', JSON.stringify(found));
    return found;
  };

export const flag: Form<boolean> = (value, place) => {
  if (typeof value !== 'boolean') throw new Refusal(place, 'wrong_kind');
  return value;
};

/** `true`: what isn't so is left out. */
export const always: Form<true> = (value, place) => {
  if (value !== true) throw new Refusal(place, 'wrong_value', JSON.stringify(value));
  return value;
};

/** A whole number between two, both included. */
export const whole =
  (from = 0, to = Number.MAX_SAFE_INTEGER): Form<number> =>
  (value, place) => {
    if (typeof value !== 'number' || value < from || value > to) throw new Refusal(place, 'wrong_kind');
    return value;
  };

export const oneOf =
  <Value extends string | number>(...values: readonly Value[]): Form<Value> =>
  (value, place) => {
    const found = values.find((one) => one === value);
    if (found === undefined) throw new Refusal(place, 'wrong_value', JSON.stringify(value));
    return found;
  };

/** So many bytes in lower-case hexadecimal. */
export const hexadecimal = (bytes: number): Form<string> => matching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
export const anyHexadecimal = matching(/^(?:[0-9a-f]{2})*$/);
export const uuid = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const digits = matching(/^[0-9]*$/);

/** ISO 8601 in UTC with milliseconds, of a moment there is. */
export const instant: Form<string> = (value, place) => {
  const found = text(value, place);
  const time = Date.parse(found);
  if (Number.isNaN(time) || new Date(time).toISOString() !== found)
    throw new Refusal(place, 'wrong_kind', JSON.stringify(found));
  return found;
};

/** `YYYY-MM-DD`, of a day there is. */
export const day: Form<string> = (value, place) => {
  const found = text(value, place);
  instant(`${found}T00:00:00.000Z`, place);
  return found;
};
