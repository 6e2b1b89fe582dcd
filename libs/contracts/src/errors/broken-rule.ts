import type { core } from 'zod/mini';
import { validationTexts, type ValidationCode } from './validation.ts';

type Issue = core.$ZodIssue;

/** A broken rule by its code, and what fills the sentence's {param}. */
export interface BrokenRule {
  readonly code: string;
  readonly param?: string | number;
}

const known = (code: string) => Object.hasOwn(validationTexts.pt, code);

/** Of an empty field, these say themselves what is wanted of it (specification, section 5, and its like). */
const ASK_FOR_IT: ReadonlySet<string> = new Set<ValidationCode>([
  'name',
  'last_name',
  'state',
  'city',
  'accept_terms',
  'accept_regulation',
]);

/** Nothing typed, nothing chosen, or a number field without a number. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  Number.isNaN(value) ||
  (typeof value === 'string' && value.trim() === '');

/** What was given at a path of `whole`; undefined where the path leads to nothing. */
const givenAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    whole,
  );

/** A text that is no number has become one that isn't: then what was sent says whether there was anything. */
const isMissing = ({ input, path }: Issue, whole: unknown): boolean =>
  isEmpty(Number.isNaN(input) ? givenAt(whole, path) : input);

/** The kinds of values that JSON has, as JSON Schema calls them, by the names that schemas have for them. */
const JSON_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  tuple: 'array',
  object: 'object',
  record: 'object',
};

/** Words of schemas that fit any rule: of a rule that says more of itself, that is told. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['invalid', 'required', 'limit']);

const BOUNDS: Readonly<Record<string, readonly [most: ValidationCode, least: ValidationCode]>> = {
  number: ['maximum', 'minimum'],
  int: ['maximum', 'minimum'],
  array: ['most_items', 'least_items'],
  string: ['limit', 'least_characters'],
};

const listed = (choices: readonly unknown[]) => choices.map(String).join(', ');

/** What the broken rule itself says: which type, which choices, which bound; null where its schema says more. */
function ruleOf(issue: Issue): BrokenRule | null {
  // Whatever is no number at all misses the type before it comes to that.
  const isFraction = issue.code === 'invalid_type' && issue.expected === 'int';
  if (issue.code === 'invalid_type' && !isFraction) {
    const type = JSON_TYPES[issue.expected];
    return type === undefined ? null : { code: 'type', param: type };
  }
  const saysMore = known(issue.message) && !SAYS_LITTLE.has(issue.message);
  if (saysMore) return null;
  if (isFraction) return { code: 'whole' };
  if (issue.code === 'invalid_value') return { code: 'choice', param: listed(issue.values) };
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return { code: 'choice', param: listed(issue.options) };
  const isBound = issue.code === 'too_big' || issue.code === 'too_small';
  if (!isBound || issue.inclusive === false) return null;
  // An empty list is nothing chosen.
  if (issue.origin === 'array' && issue.message === 'required') return null;
  const bounds = BOUNDS[issue.origin];
  if (bounds === undefined) return null;
  return issue.code === 'too_big'
    ? { code: bounds[0], param: Number(issue.maximum) }
    : { code: bounds[1], param: Number(issue.minimum) };
}

function paramOf(issue: Issue): string | number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum);
  if (issue.code === 'too_small') return Number(issue.minimum);
  const param: unknown = issue.code === 'custom' ? issue.params?.['param'] : undefined;
  return typeof param === 'string' || typeof param === 'number' ? param : undefined;
}

function wordOf(issue: Issue, missing: boolean): BrokenRule {
  const param = paramOf(issue);
  const code = known(issue.message) ? issue.message : 'invalid';
  const isRequired = missing && !ASK_FOR_IT.has(issue.message);
  return { code: isRequired ? 'required' : code, ...(param === undefined ? {} : { param }) };
}

/**
 * What is empty has no form that could be wrong: whatever rule of its own it breaks, it is missing. A rule of several
 * fields has their object as its input and keeps its word. `whole`: what the schema was given.
 */
export function brokenRule(issue: Issue, whole: unknown): BrokenRule {
  if (issue.code === 'unrecognized_keys') return { code: 'unknown' };
  const missing = isMissing(issue, whole);
  return (missing ? null : ruleOf(issue)) ?? wordOf(issue, missing);
}
