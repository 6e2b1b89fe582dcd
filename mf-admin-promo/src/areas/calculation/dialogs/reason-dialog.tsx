import { calculation } from '@fio/contracts/admin/calculation';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { useContractForm } from '@fio/platform/forms';
import type { CalculationDetail } from '../calculation-detail.ts';
import { useStep } from '../use-step.ts';
import { useCalculationWords } from '../words.ts';

type Step = 'cancel' | 'sendBack' | 'withdraw';

/** Asks why a step is taken back, or the whole draw called off. */
function ReasonDialog({ step, record, onClose }: ActionDialogProps<CalculationDetail> & { step: Step }) {
  const t = useCalculationWords();
  const endpoint = calculation[step];
  const { take } = useStep(endpoint);
  const { version, id } = record;
  const { form, submit, errorOf } = useContractForm(endpoint.body, { version, reason: '' });
  const send = submit(async ({ reason }) => {
    await take({ params: { id }, body: { version, reason } });
    onClose(true);
  });
  return (
    <ActionDialog
      label={t(`action.${step}`)}
      text={t(`action.${step}.text`)}
      cancel={t('cancel')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        rows={3}
        error={errorOf('reason')}
      />
    </ActionDialog>
  );
}

/** The same as an action of the area: calling a draw off stands in its menu, whatever the wizard shows. */
export const CancelDialog = (props: ActionDialogProps<CalculationDetail>) => (
  <ReasonDialog step="cancel" {...props} />
);

/** Takes one's entry of the extraction back, or another's. */
export const WithdrawDialog = (props: ActionDialogProps<CalculationDetail>) => (
  <ReasonDialog step="withdraw" {...props} />
);

/** One step back. */
export const SendBackDialog = (props: ActionDialogProps<CalculationDetail>) => (
  <ReasonDialog step="sendBack" {...props} />
);
