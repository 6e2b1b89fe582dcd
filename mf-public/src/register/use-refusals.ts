import { useState } from 'react';
import { ApiError } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { refusedFields, stepOf } from './steps.ts';
import type { RegistrationForm } from './use-registration-form.ts';

interface Where {
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Asks for the documents in force anew. */
  readonly reload: () => void;
}

/** What refused a registration: told at its fields, at the step that asks for the first of them. */
export function useRefusals(form: RegistrationForm, { step, goTo, reload }: Where) {
  // How often, and at which step last: the summary speaks after a refusal, never while one is still typing.
  const [failures, setFailures] = useState({ count: 0, step: -1 });
  const [closed, setClosed] = useState(false);
  const fail = (at = step) => setFailures(({ count }) => ({ count: count + 1, step: at }));

  const askAgain = () => {
    // What was ticked was another text.
    form.setValue('regulation', undefined as never);
    form.setValue('terms', undefined as never);
    reload();
  };

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'REGISTRATION_CLOSED') return setClosed(true);
    if (error.code === 'DOCUMENTS_CHANGED') askAgain();
    // It is told where it can be mended, and not by a toast as well.
    toast.clear();
    const fields = refusedFields(error);
    for (const [name, message] of fields) form.setError(name, { type: error.code, message });
    if (fields.length === 0) form.setError('root', { type: error.code, message: error.message });
    const first = fields[0] && stepOf(fields[0][0]);
    if (first !== undefined) goTo(first);
    fail(first);
  };

  return { failures, closed, fail, refuse };
}
