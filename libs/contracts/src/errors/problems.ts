import type { core, output, ZodMiniType } from 'zod/mini';
import type { FieldProblem } from './answer.ts';
import { validationText, validationTexts, type Language, type ValidationCode } from './validation.ts';

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

/**
 * What is empty has no form that could be wrong: whatever rule of its own it breaks, it is missing. A rule of several
 * fields has their object as its input and keeps its word.
 */
function codeOf(issue: core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (isEmpty(issue.input) && !ASK_FOR_IT.has(issue.message)) return 'required';
  return known(issue.message) ? issue.message : 'invalid';
}

const paramOf = (issue: core.$ZodIssue): string | number | undefined => {
  if (issue.code === 'too_big') return Number(issue.maximum);
  if (issue.code === 'too_small') return Number(issue.minimum);
  const param: unknown = issue.code === 'custom' ? issue.params?.['param'] : undefined;
  return typeof param === 'string' || typeof param === 'number' ? param : undefined;
};

/** Each broken rule under the dotted path of its field, in `language`; a rule of the whole stands under ''. */
function fieldProblems(
  issues: readonly core.$ZodIssue[],
  language: Language,
): Record<string, FieldProblem[]> {
  // No object while it grows: a caller may call a field `__proto__` or `constructor`.
  const fields = new Map<string, FieldProblem[]>();
  for (const issue of issues) {
    const code = codeOf(issue);
    const param = paramOf(issue);
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const message = validationText(language, code, param);
      const problem = { code, message, ...(param === undefined ? {} : { param }) };
      const name = path.join('.');
      fields.set(name, [...(fields.get(name) ?? []), problem]);
    }
  }
  return Object.fromEntries(fields);
}

export type Judged<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly fields: Record<string, FieldProblem[]> };

/** What `schema` makes of `value`, or each problem under the dotted path of its field, in `language`. */
export function judge<Schema extends ZodMiniType>(
  schema: Schema,
  value: unknown,
  language: Language,
): Judged<output<Schema>> {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success
    ? { success: true, data: parsed.data }
    : { success: false, fields: fieldProblems(parsed.error.issues, language) };
}
