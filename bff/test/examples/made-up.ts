import { API_VERSIONS } from '@fio/contracts';
import { isCpf, readAccessKey, type JsonValue } from '@fio/domain';
import type { Example } from '../../src/http/openapi/examples.ts';
import * as invented from './invented.ts';
import { isList } from './is-list.ts';

type Invent = (real: string, nth: number, seed: string, day: string) => string;

/** What a whole text is, in this order; by its field's name where its form says too little. */
const WHOLE: readonly (readonly [is: (text: string, field: string) => boolean, Invent])[] = [
  [(text, field) => /phone/i.test(field) && /^\d{10,11}$/.test(text), invented.phone],
  [(text) => /^\d{11}$/.test(text) && isCpf(text), invented.cpf],
  [(text) => 'key' in readAccessKey(text), invented.accessKey],
  [(text) => /^(?=.*[a-f])[\da-f]{32,}$/.test(text), invented.hex],
  [(text) => /^[A-Z2-7]{16,}$/.test(text), invented.base32],
  [(text) => /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[\w-]{40,}$/.test(text), invented.base64url],
  [(text) => /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d+/]{40,}={0,2}$/.test(text), invented.base64],
];

/** What may stand within a text. */
const WITHIN: readonly (readonly [RegExp, Invent])[] = [
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, invented.uuid],
  [/(?<=[a-z]-)(?=[a-f]*\d)[\da-f]{8}(?![\da-f-])/g, invented.suffix],
  [/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, invented.origin],
  [/\blocalhost\b/g, invented.host],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, invented.email],
  [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, invented.writtenCpf],
  [/\*{3}\.\d{3}\.\d{3}-\*{2}/g, invented.maskedCpf],
  [/\b(?:10|127|172|192|203)(?:\.\d{1,3}){3}\b/g, invented.address],
  [/\b(?=\d*[a-f])[\da-f]{32,}\b/g, invented.hex],
];

/** A version of the API is no day that passes. */
const isVersion = (text: string, field: string) =>
  /^(?:apiVersion|version|date)$/.test(field) && API_VERSIONS.some((date) => date === text);

const DAY = 86_400_000;
/** A Monday, which whatever day the tests ran on becomes one of the week of. */
const FROM = Date.parse('2026-03-02T00:00:00Z');
/** Farther away than this a day was chosen by a test, not reckoned from the present one. */
const NEAR = 400 * DAY;

const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g;
const DAY_ALONE = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\dT-])/g;

/** Moves times by whole weeks, to a time that stays the same however often examples are made; instants to whole minutes. */
function movedFrom(now: number): (text: string) => string {
  const by = Math.ceil((FROM - now) / (7 * DAY)) * 7 * DAY;
  const isNear = (time: number) => Math.abs(time - now) < NEAR;
  return (text) =>
    text
      .replace(INSTANT, (real) => {
        const time = Date.parse(real);
        return isNear(time) ? new Date(Math.floor((time + by) / 60_000) * 60_000).toISOString() : real;
      })
      .replace(DAY_ALONE, (real) => {
        const time = Date.parse(real);
        return isNear(time) ? new Date(time + by).toISOString().slice(0, 10) : real;
      });
}

/** The first day that a record tells of itself. */
const dayIn = (record: object): string | undefined =>
  Object.values(record).find((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));

/**
 * The same call with nobody and nothing real in it: what is random, secret or somebody's is replaced by something of its form, the same
 * by the same wherever it stands.
 */
export function madeUp(operation: string, example: Example, now: number): Example {
  const known = new Map<string, string>();
  const counts = new Map<Invent, number>();
  const moved = movedFrom(now);
  const today = new Date(now).toISOString().slice(0, 10);
  const replace = (invent: Invent, real: string, day: string) => {
    const given = known.get(real);
    if (given !== undefined) return given;
    const nth = (counts.get(invent) ?? 0) + 1;
    counts.set(invent, nth);
    const made = invent(real, nth, `${operation} ${nth}`, day);
    known.set(real, made);
    return made;
  };
  const text = (real: string, field: string, day: string) => {
    if (isVersion(real, field)) return real;
    const whole = WHOLE.find(([is]) => is(real, field));
    if (whole) return replace(whole[1], real, moved(day));
    return WITHIN.reduce(
      (made, [pattern, invent]) => made.replace(pattern, (one) => replace(invent, one, moved(day))),
      moved(real),
    );
  };
  const walk = (value: JsonValue, field: string, around: string): JsonValue => {
    if (typeof value === 'string') return text(value, field, around);
    if (value === null || typeof value !== 'object') return value;
    if (isList(value)) return value.map((one) => walk(one, field, around));
    const day = dayIn(value) ?? around;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [text(key, '', day), walk(member ?? null, key, day)]),
    );
  };
  return {
    ...(example.request !== undefined && { request: walk(example.request, '', today) }),
    ...(example.answer !== undefined && { answer: walk(example.answer, '', today) }),
  };
}
