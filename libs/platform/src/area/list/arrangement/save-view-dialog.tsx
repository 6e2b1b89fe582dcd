import { listViews, nameOfList } from '@fio/contracts/admin/list-views';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '../../../api/index.ts';
import { toast } from '../../../feedback/index.ts';
import { Controller, useContractForm } from '../../../forms/index.ts';
import { useAreaWords } from '../../area-words.ts';
import { type Area, pathOf } from '../../area.ts';
import classes from '../../area.module.css';
import { savedSearch, type ListState } from '../list-url.ts';
import type { Arrangement } from './use-arrangement.ts';
import { WhoField } from './who-field.tsx';

interface Props {
  readonly area: Area;
  readonly state: ListState;
  readonly arrangement: Arrangement;
  readonly onClose: () => void;
}

/** Keeps search, filters and order of now under a name. */
export function SaveViewDialog({ area, state, arrangement, onClose }: Props) {
  const t = useAreaWords();
  const { mutateAsync } = useApiMutation(listViews.save);
  const { form, submit, errorOf } = useContractForm(listViews.save.body, {
    name: '',
    search: savedSearch(state),
    audience: null,
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { list: nameOfList(pathOf(area)) }, body });
    await arrangement.refresh();
    toast.success(t('views.saved'));
    onClose();
  });
  const refusal = errorOf('search') ?? errorOf('root');
  return (
    <Dialog opened onClose={onClose} title={t('views.save')} closeLabel={t('close')} width={400}>
      <form noValidate className={classes['report']} onSubmit={(event) => void send(event)}>
        <TextField
          {...form.register('name')}
          label={t('views.name')}
          hint={t('views.hint')}
          error={errorOf('name')}
          required
          data-autofocus
        />
        <Controller
          control={form.control}
          name="audience"
          render={({ field: { value, onChange } }) => (
            <WhoField
              label={t('views.who')}
              value={value ?? null}
              onChange={onChange}
              error={errorOf('audience')}
            />
          )}
        />
        {refusal && (
          <Text tone="error" role="alert">
            {refusal}
          </Text>
        )}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
