import { below, type Place, Refusal } from './Refusal.ts';

/** What the published JSON holds: all its numbers are whole, and safe. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

const DEEPEST = 32;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?![0-9.eE])/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids them in a string
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true|false|null/y;
// A line break may stand in a reason; what turns the direction of writing, or hides, may not.
// oxlint-disable-next-line no-control-regex -- these are the ones to refuse
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/**
 * Reads JSON more strictly than JSON.parse, where two readers could read two things: a member twice, a number that isn't whole
 * or safe, half a surrogate pair, a text that hides characters.
 */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(place: Place): Json {
    const value = this.#value(place, 0);
    this.#take(SPACE);
    if (this.#at !== this.#text.length) this.#refuse(place);
    return value;
  }

  #refuse(place: Place): never {
    throw new Refusal(place, 'not_json', `at character ${this.#at}`);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #next(sign: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #value(place: Place, depth: number): Json {
    if (depth > DEEPEST) this.#refuse(place);
    if (this.#next('{')) return this.#object(place, depth);
    if (this.#next('[')) return this.#list(place, depth);
    if (this.#text[this.#at] === '"') return this.#string(place);
    const number = this.#take(NUMBER);
    if (number !== undefined) {
      const value = Number(number);
      if (!Number.isSafeInteger(value) || String(value) !== number)
        throw new Refusal(place, 'wrong_kind', number);
      return value;
    }
    const word = this.#take(WORD);
    if (word === undefined) this.#refuse(place);
    return word === 'null' ? null : word === 'true';
  }

  #string(place: Place): string {
    const found = this.#take(STRING);
    if (found === undefined) this.#refuse(place);
    const text = JSON.parse(found) as string;
    if (!text.isWellFormed() || UNSAFE.test(text)) throw new Refusal(place, 'unsafe_text');
    return text;
  }

  #list(place: Place, depth: number): readonly Json[] {
    const items: Json[] = [];
    if (this.#next(']')) return items;
    do items.push(this.#value(below(place, items.length), depth + 1));
    while (this.#next(','));
    if (!this.#next(']')) this.#refuse(place);
    return items;
  }

  #object(place: Place, depth: number): JsonObject {
    const members = new Map<string, Json>();
    if (this.#next('}')) return {};
    do {
      this.#take(SPACE);
      const name = this.#string(place);
      const at = below(place, name);
      if (members.has(name)) throw new Refusal(at, 'duplicate_member');
      if (!this.#next(':')) this.#refuse(at);
      members.set(name, this.#value(at, depth + 1));
    } while (this.#next(','));
    if (!this.#next('}')) this.#refuse(place);
    return Object.fromEntries(members);
  }
}

/** What a text says; Refusal for anything but JSON as it is published. */
export const parseJson = (text: string, place: Place): Json => new Reader(text).whole(place);
