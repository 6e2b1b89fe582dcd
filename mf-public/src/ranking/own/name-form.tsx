import { useEffect } from 'react';
import { ranking } from '@fio/contracts/public/ranking';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { FormAlert } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { useRankingWords } from '../words.ts';
import classes from '../ranking.module.css';

/** Asks for the name to be seen by. What it means to be named is said where one agrees to it. */
export default function NameForm({ name, onEnd }: { name: string; onEnd: () => void }) {
  const t = useRankingWords();
  const { mutateAsync } = useApiMutation(ranking.setName, [ranking.mine, ranking.board, ranking.boardOf]);
  const { form, submit, errorOf } = useContractForm(ranking.setName.body, { name });
  const { setFocus } = form;
  // The press that brought the form here was its own.
  useEffect(() => setFocus('name'), [setFocus]);
  const send = submit(async (body) => {
    await mutateAsync({ body });
    toast.success(t('nameSent'));
    onEnd();
  });
  return (
    <MantineRoot scheme="dark">
      <form
        className={classes['form']}
        noValidate
        aria-label={t('beNamed')}
        onSubmit={(event) => void send(event)}
      >
        <FormAlert message={errorOf('root')} />
        <TextField
          {...form.register('name')}
          label={t('name')}
          hint={t('nameHint')}
          required
          autoComplete="nickname"
          error={errorOf('name')}
        />
        <div className={classes['ways']}>
          <Button type="submit" size="sm" loading={form.formState.isSubmitting}>
            {t('sendName')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onEnd}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </MantineRoot>
  );
}
