import { type Json, parseJson } from './parse-json.ts';
import { type Place, Refusal } from './Refusal.ts';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** RFC 8785 of what is published: members by UTF-16 code units, no white space, and no number that isn't whole. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

/** What a canonical text says; Refusal where it isn't one, to the letter. */
export function parseCanonical(text: string, place: Place): Json {
  const value = parseJson(text, place);
  if (canonical(value) !== text) throw new Refusal(place, 'not_canonical');
  return value;
}
