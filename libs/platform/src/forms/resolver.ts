import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { output, ZodMiniType } from 'zod/mini';
import { judge } from '@fio/contracts/errors/problems';
import { language } from '../i18n/index.ts';

type Nested = { [key: string]: Nested | { type: string; message: string } };

function put(tree: Nested, path: string, problem: { type: string; message: string }): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let node = tree;
  for (const key of keys) node = (node[key] ??= {}) as Nested;
  node[last] ??= problem;
}

/** The contract's own schema as the form's rules, in the catalogue's words: one rule, one text, both sides. */
export function contractResolver<Schema extends ZodMiniType>(
  schema: Schema,
): Resolver<FieldValues, unknown, output<Schema> & FieldValues> {
  return (values) => {
    const judged = judge(schema, values, language());
    if (judged.success) return { values: judged.data as output<Schema> & FieldValues, errors: {} };
    const errors: Nested = {};
    for (const [path, problems] of Object.entries(judged.fields)) {
      const first = problems[0];
      if (first) put(errors, path || 'root', { type: first.code, message: first.message });
    }
    return { values: {}, errors: errors as FieldErrors };
  };
}
