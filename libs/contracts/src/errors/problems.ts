import type { core } from 'zod/mini';
import type { FieldProblem } from './answer.ts';
import { validationText, validationTexts, type Language } from './validation.ts';

const known = (code: string) => code in validationTexts.pt;

function codeOf(issue: core.$ZodIssue): string {
  if (known(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return 'invalid';
}

const paramOf = (issue: core.$ZodIssue): string | number | undefined => {
  if (issue.code === 'too_big') return Number(issue.maximum);
  if (issue.code === 'too_small') return Number(issue.minimum);
  const param: unknown = issue.code === 'custom' ? issue.params?.['param'] : undefined;
  return typeof param === 'string' || typeof param === 'number' ? param : undefined;
};

/** Each broken rule under the dotted path of its field, in `language`; a rule of the whole stands under ''. */
export function fieldProblems(
  issues: readonly core.$ZodIssue[],
  language: Language,
): Record<string, FieldProblem[]> {
  const fields: Record<string, FieldProblem[]> = {};
  for (const issue of issues) {
    const code = codeOf(issue);
    const param = paramOf(issue);
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      (fields[path.join('.')] ??= []).push({
        code,
        message: validationText(language, code, param),
        ...(param === undefined ? {} : { param }),
      });
    }
  }
  return fields;
}
