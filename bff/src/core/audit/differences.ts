import type { Language } from '@fio/contracts';
import { isDateText, type JsonValue, TIME_ZONE, writtenDate, writtenDay } from '@fio/domain';
import { registrationAudit } from '../people/read-columns.ts';
import { staffAudit } from '../people/read-staff-columns.ts';
import { auditWordsEn } from './audit.en.ts';
import { auditWordsPt } from './audit.pt.ts';

export interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

const MASKS = { ...staffAudit.masks, ...registrationAudit.masks };
const words = { pt: auditWordsPt, en: auditWordsEn };
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
/** What holds cents, of a nested record too: columns say so by their names, and contracts call a worth `value`. */
const MONEY = /(?:^|\.)value$|cents$/i;
/** What is so many of a hundred, by its name. */
const PERCENT = /(?:^|\.)percent$/i;
/** Thousands apart from ten thousand on: whatever is called a number, as a contest or a year is, has four digits at most. */
const numbersIn = (locale: string) => ({
  plain: new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 }),
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
});
const numbers = { pt: numbersIn('pt-BR'), en: numbersIn('en-GB') };
const moneyIn = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
const money = { pt: moneyIn('pt-BR'), en: moneyIn('en-GB') };
const timeWith = (second: '2-digit' | undefined) =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    second,
    hourCycle: 'h23',
  });
const [minutes, seconds] = [timeWith(undefined), timeWith('2-digit')];
/** What an entry of a list is called, by whichever of these it has. */
const NAMES = ['label', 'title', 'name'] as const;

type Members = { readonly [key: string]: JsonValue | undefined };
const isMembers = (value: JsonValue): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, and a day or an instant as pages write it: 21 nov 2026 14:05. Of seconds only those that somebody may miss are told. */
function textIn(text: string, language: Language): string {
  if (isDateText(text)) return writtenDay(text, language);
  const at = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(at.getTime())) return text;
  return `${writtenDate(at, language)} ${(at.getUTCSeconds() === 0 ? minutes : seconds).format(at)}`;
}

function numberIn(field: string, value: number, language: Language): string {
  if (MONEY.test(field)) return money[language].format(value / 100);
  const { plain, percent } = numbers[language];
  return PERCENT.test(field) ? percent.format(value / 100) : plain.format(value);
}

function inWords(field: string, value: JsonValue | undefined, language: Language): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return words[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return numberIn(field, value, language);
  if (typeof value === 'string') return textIn(value, language);
  if (Array.isArray(value))
    return value.map((entry) => inWords(field, entry, language) ?? '').join(' · ') || null;
  if (!isMembers(value)) return String(value);
  const name = nameOf(value);
  return typeof name === 'string' ? name : JSON.stringify(value);
}

const nameOf = (value: Members) =>
  NAMES.map((key) => value[key]).find((member) => typeof member === 'string');
/** A list of records that have no name to call them by: they are told by their number, from one on. */
const isNumbered = (value: JsonValue): value is Members[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => isMembers(entry) && nameOf(entry) === undefined);

/** Each field with its value; those of nested records under a dotted name. */
function flatten(value: JsonValue, prefix = ''): Map<string, JsonValue> {
  if (isNumbered(value))
    return flatten(Object.fromEntries(value.map((entry, index) => [index + 1, entry])), prefix);
  if (!isMembers(value)) return new Map(prefix === '' ? [] : [[prefix, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [
      ...flatten(member ?? null, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  );
}

/** What stands under some names is a person's: that it changed may be known, and not to what. */
function masked({ field, before, after }: Difference): Difference {
  // Of a list's record too, which stands under its number.
  const mask = MASKS[field] ?? MASKS[field.replace(/^.*\.\d+\./, '')];
  if (mask === undefined) return { field, before, after };
  return { field, before: before && mask(before), after: after && mask(after) };
}

/**
 * The fields in which two snapshots read differently, in words; what one side lacks is null there. Phones and birth dates are
 * masked unless they are asked for whole.
 */
export function differences(
  before: JsonValue,
  after: JsonValue,
  { language, isWhole }: { language: Language; isWhole: boolean },
): Difference[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({
      field,
      before: inWords(field, old.get(field), language),
      after: inWords(field, now.get(field), language),
    }))
    .filter((difference) => difference.before !== difference.after)
    .map((difference) => (isWhole ? difference : masked(difference)));
}
