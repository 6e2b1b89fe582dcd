import { adminPrizes } from '@fio/contracts/admin/prizes';
import { SelectField, TextAreaField, TextField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { Controller, useContractForm } from '@fio/platform/forms';
import { useNavigate } from '@fio/platform/router';
import { ActionForm } from './action-form.tsx';
import { useKinds } from './prize-choices.ts';
import { usePrizesWords } from './words.ts';

/** A prize given by hand: which, to whom, and why. It leads to the new prize. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const t = usePrizesWords();
  const navigate = useNavigate();
  const kinds = useKinds();
  const { mutateAsync } = useApiMutation(adminPrizes.give, [adminPrizes.list]);
  const { form, submit, errorOf } = useContractForm(adminPrizes.give.body, {
    kindId: '',
    user: '',
    reason: '',
  });
  const send = submit(async (body) => {
    const { id } = await mutateAsync({ body });
    onClose();
    toast.success(t('action.give.done'));
    void navigate(`${adminPrizes.list.path}/${id}`);
  });
  return (
    <ActionForm
      action="give"
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <Controller
        control={form.control}
        name="kindId"
        render={({ field }) => (
          <SelectField {...field} label={t('field.kindId')} required data={kinds} error={errorOf('kindId')} />
        )}
      />
      <TextField {...form.register('user')} label={t('field.user')} required error={errorOf('user')} />
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        error={errorOf('reason')}
      />
    </ActionForm>
  );
}
