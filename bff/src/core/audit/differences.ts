import type { Language } from '@fio/contracts';
import { type JsonValue, TIME_ZONE } from '@fio/domain';
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
const locale = { pt: 'pt-BR', en: 'en-GB' };
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
/** What an entry of a list is called, by whichever of these it has. */
const NAMES = ['label', 'title', 'name'] as const;

type Members = { readonly [key: string]: JsonValue | undefined };
const isMembers = (value: JsonValue): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inWords(value: JsonValue | undefined, language: Language): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return words[language][value ? 'yes' : 'no'];
  if (typeof value === 'string' && INSTANT.test(value)) {
    return new Date(value).toLocaleString(locale[language], { timeZone: TIME_ZONE });
  }
  if (Array.isArray(value)) return value.map((entry) => inWords(entry, language) ?? '').join(' · ') || null;
  if (!isMembers(value)) return String(value);
  const name = NAMES.map((key) => value[key]).find((member) => typeof member === 'string');
  return typeof name === 'string' ? name : JSON.stringify(value);
}

/** Each field with its value; those of nested records under a dotted name. */
function flatten(value: JsonValue, prefix = ''): Map<string, JsonValue> {
  if (!isMembers(value)) return new Map(prefix === '' ? [] : [[prefix, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [
      ...flatten(member ?? null, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  );
}

/** What stands under some names is a person's: that it changed may be known, and not to what. */
function masked({ field, before, after }: Difference): Difference {
  const mask = MASKS[field];
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
      before: inWords(old.get(field), language),
      after: inWords(now.get(field), language),
    }))
    .filter((difference) => difference.before !== difference.after)
    .map((difference) => (isWhole ? difference : masked(difference)));
}
