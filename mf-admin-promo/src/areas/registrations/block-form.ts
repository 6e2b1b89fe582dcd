import { blockRegistration, GIVEN_REASONS } from '@fio/contracts/admin/block-registration';
import { askFor, dayInput, linesInput, selectInput } from '@fio/platform/area';
import { useRegistrationsWords } from './words.ts';

const { t } = useRegistrationsWords;
const useReasons = () => GIVEN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));

/** The block of a person's CPF, as on the page of blocks, without anybody having to know it. */
export const blockForm = askFor(blockRegistration, {
  values: (_person: { readonly id: string }) => ({ reason: '' as 'employee', note: '', expiresOn: null }),
  fields: [
    { field: 'reason', input: selectInput(useReasons), label: () => t('field.blockReason') },
    { field: 'note', input: linesInput(2), label: () => t('block.note') },
    {
      field: 'expiresOn',
      input: dayInput({ from: 'now' }),
      label: () => t('block.expiresOn'),
      hint: () => t('block.expiresHint'),
    },
  ],
});
