import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { input, output, ZodMiniType } from 'zod/mini';
import { ApiError } from '../api/index.ts';
import { contractResolver } from './resolver.ts';

export interface ContractForm<Values extends FieldValues, Parsed> {
  readonly form: UseFormReturn<Values>;
  /** Runs the rules, then `send`; refusals of fields by the server stand at those fields, and the first is focused. */
  readonly submit: (
    send: (parsed: Parsed) => Promise<unknown>,
  ) => (event?: { preventDefault(): void }) => Promise<void>;
  /** The first problem of a field, in words. */
  readonly errorOf: (name: Path<Values>) => string | undefined;
  /** Why the server refused the whole, each an English sentence; none where it told none. */
  readonly reasons: readonly string[];
}

function atPath(errors: unknown, name: string): string | undefined {
  let node: unknown = errors;
  for (const key of name.split('.')) node = (node as Record<string, unknown> | undefined)?.[key];
  const message = (node as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

/** They stand at the form's own error, and go with it. */
function reasonsIn(errors: unknown): readonly string[] {
  const { root } = errors as { root?: { types?: { reasons?: readonly string[] } } };
  return root?.types?.reasons ?? [];
}

/**
 * A form over a contract's body schema. The values are what is typed; `send` gets the parsed output. While a
 * submit is under way another is ignored, so a double click sends once.
 */
export function useContractForm<Schema extends ZodMiniType>(
  schema: Schema,
  defaultValues: DefaultValues<input<Schema> & FieldValues>,
): ContractForm<input<Schema> & FieldValues, output<Schema>> {
  type Values = input<Schema> & FieldValues;
  const form = useForm<Values>({
    defaultValues,
    resolver: contractResolver(schema) as never,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const submit: ContractForm<Values, output<Schema>>['submit'] = (send) => async (event) => {
    event?.preventDefault();
    if (form.formState.isSubmitting) return;
    await form.handleSubmit(async (parsed) => {
      try {
        await send(parsed as output<Schema>);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        Object.entries(error.fields).forEach(([name, problems], index) => {
          const first = problems[0];
          if (first)
            form.setError(
              name as Path<Values>,
              { type: first.code, message: first.message },
              { shouldFocus: index === 0 },
            );
        });
        if (Object.keys(error.fields).length === 0)
          form.setError('root', {
            type: error.code,
            message: error.message,
            types: { reasons: [...error.reasons] },
          });
      }
    })();
  };
  const { errors } = form.formState;
  return { form, submit, errorOf: (name) => atPath(errors, name), reasons: reasonsIn(errors) };
}
