import type { InvoiceTerms } from '@fio/contracts/public/invoices';
import { MaskedArea } from '@fio/design-system/fields';
import { normalizeAccessKey, readAccessKey } from '@fio/domain/access-key';
import { MASKS } from '@fio/domain/field-masks';
import { useController, useFormContext } from '@fio/platform/forms';
import { useInvoicesWords } from '../words.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import classes from './send.module.css';

const LENGTH = 44;

interface Props {
  /** The form's field that holds the key. */
  readonly name: 'code' | 'key';
  readonly terms: InvoiceTerms | undefined;
  readonly error: string | undefined;
  readonly hint: string;
  readonly required?: boolean;
}

/** The access key, looked at while it is typed: how far one is, what is wrong, or which receipt it is. */
export function KeyField({ name, terms, error, hint, required = false }: Props) {
  const t = useInvoicesWords();
  const { control } = useFormContext<Record<typeof name, string | null>>();
  const { field } = useController({ control, name });
  const typed = field.value ?? '';
  const { length } = normalizeAccessKey(typed);
  const reading = length === LENGTH ? readAccessKey(typed) : null;
  const problem = reading && 'problem' in reading ? t(`problem.${reading.problem}`) : undefined;
  return (
    <div className={classes['stack']}>
      <MaskedArea
        {...field}
        value={typed}
        mask={MASKS.accessKey}
        rows={2}
        label={t('key')}
        hint={length > 0 && length < LENGTH ? t('keyCount', { count: length }) : hint}
        error={problem ?? error}
        required={required}
        inputMode={length > 5 ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className={classes['key']}
        data-autofocus={required || undefined}
      />
      <div aria-live="polite">
        {reading && 'key' in reading && <ReceiptFacts receipt={reading.key} terms={terms} />}
      </div>
    </div>
  );
}
