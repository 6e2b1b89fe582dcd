import { adminPolls } from '@fio/contracts/admin/polls';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { Controller, useContractForm } from '@fio/platform/forms';
import { useStamps } from './choices.ts';
import type { PollDetail } from './poll-values.ts';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

/** Asks what really happened: the true answer, its stamp and how it became known. */
export function ResolveDialog({ record: poll, onClose }: ActionDialogProps<PollDetail>) {
  const t = usePollsWords();
  const stamps = useStamps();
  const { mutateAsync } = useApiMutation(adminPolls.resolve);
  const empty = { version: poll.version, correctOptionId: '', stamp: undefined, note: '' };
  const { form, submit, errorOf } = useContractForm(adminPolls.resolve.body, empty);
  const options = poll.options.map(({ id, label }) => ({ value: id, label }));
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: poll.id }, body });
    onClose(true);
  });
  return (
    <Dialog opened onClose={() => onClose(false)} title={t('resolve.title')} closeLabel={t('resolve.cancel')}>
      <form noValidate className={classes['resolve']} onSubmit={(event) => void send(event)}>
        <Text>{poll.title}</Text>
        <Text tone="muted" size="small">
          {t('action.resolve.text')}
        </Text>
        <Controller
          control={form.control}
          name="correctOptionId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('resolve.truth')}
              required
              data={options}
              error={errorOf('correctOptionId')}
            />
          )}
        />
        <Controller
          control={form.control}
          name="stamp"
          render={({ field: { value, ...field } }) => (
            <SelectField
              {...field}
              value={value ?? ''}
              label={t('resolve.stamp')}
              required
              data={stamps}
              error={errorOf('stamp')}
            />
          )}
        />
        <TextAreaField
          {...form.register('note')}
          label={t('resolve.note')}
          hint={t('resolve.noteHint')}
          required
          error={errorOf('note')}
        />
        {errorOf('root') && (
          <Text tone="error" role="alert">
            {errorOf('root')}
          </Text>
        )}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t('resolve.cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('action.resolve')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
