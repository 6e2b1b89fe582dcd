import { useEffect } from 'react';
import { sacInput, type SacInput, type SacSubject } from '@fio/contracts/public/sac';
import { NAME_LIMIT } from '@fio/domain/name';
import { useContractForm } from '@fio/platform/forms';
import { useVisitor } from '@fio/platform/session';

/** Nothing chosen yet: the schema answers `required`. */
const NONE = '' as unknown as SacSubject;

/** An empty message by whoever it is. */
export const nothingYet = ({ name, email }: Pick<SacInput, 'name' | 'email'>): SacInput => ({
  subject: NONE,
  name,
  email,
  message: '',
  attachment: null,
});

export type SacContract = ReturnType<typeof useSacForm>;

/**
 * What is typed into a message. It belongs to whoever outlives the dialog's content, which is gone as soon as it closes.
 * Who is signed in finds name and e-mail filled in.
 */
export function useSacForm() {
  const visitor = useVisitor();
  const contract = useContractForm(sacInput, nothingYet({ name: '', email: '' }));
  const { getValues, setValue } = contract.form;
  useEffect(() => {
    if (!visitor) return;
    const { name, lastName, email } = visitor;
    if (getValues('name') === '') setValue('name', `${name} ${lastName}`.slice(0, NAME_LIMIT).trim());
    if (getValues('email') === '') setValue('email', email);
  }, [visitor, getValues, setValue]);
  return contract;
}
