import type { core, output, ZodMiniType } from 'zod/mini';
import type { FieldProblem } from './answer.ts';
import { brokenRule } from './broken-rule.ts';
import { validationText, type Language } from './validation.ts';

/** Each broken rule under the dotted path of its field, in `language`; a rule of the whole stands under ''. */
function fieldProblems(
  issues: readonly core.$ZodIssue[],
  whole: unknown,
  language: Language,
): Record<string, FieldProblem[]> {
  // No object while it grows: a caller may call a field `__proto__` or `constructor`.
  const fields = new Map<string, FieldProblem[]>();
  for (const issue of issues) {
    const rule = brokenRule(issue, whole);
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const problem = { ...rule, message: validationText(language, rule.code, rule.param) };
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
    : { success: false, fields: fieldProblems(parsed.error.issues, value, language) };
}
