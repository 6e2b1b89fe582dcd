export { validationText } from '@fio/contracts/errors/validation';
export { useContractForm, type ContractForm } from './form.ts';
export { contractResolver } from './resolver.ts';
export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export type { Control, FieldValues, Path } from 'react-hook-form';
