import { calculation } from '@fio/contracts/admin/calculation';
import { TextField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { useContractForm, useWatch } from '@fio/platform/forms';
import { type CalculationDetail, standing } from '../calculation-detail.ts';
import { useStep } from '../use-step.ts';
import { useCalculationWords } from '../words.ts';

/** The last question before the one step that nothing takes back: the draw's title has to be typed. */
export function PublishDialog({ record, onClose }: ActionDialogProps<CalculationDetail>) {
  const t = useCalculationWords();
  const { take } = useStep(calculation.publish);
  const { version, id, title } = record;
  const { form, submit, errorOf } = useContractForm(calculation.publish.body, { version, confirmation: '' });
  const isTyped = useWatch({ control: form.control, name: 'confirmation' }).trim() === title;
  const send = submit(async ({ confirmation }) => {
    await take({ params: { id }, body: { version, confirmation } });
    onClose(true);
  });
  return (
    <ActionDialog
      label={t('publish')}
      text={t('publish.text', { count: standing(record).length })}
      cancel={t('cancel')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      disabled={!isTyped}
      danger
    >
      <TextField
        {...form.register('confirmation')}
        label={t('publish.type')}
        hint={title}
        required
        autoComplete="off"
        spellCheck={false}
        error={errorOf('confirmation')}
      />
    </ActionDialog>
  );
}
