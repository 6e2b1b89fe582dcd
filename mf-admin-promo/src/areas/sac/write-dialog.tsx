import { adminSac } from '@fio/contracts/admin/sac';
import { SAC_MESSAGE_LIMIT } from '@fio/contracts/public/sac';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import type { SacDetail } from './sac-detail.ts';
import classes from './sac.module.css';
import { useSacWords } from './words.ts';

/** Writes in a conversation: an answer that leaves by e-mail, or a note that stays. */
const writing = (kind: 'answer' | 'note') =>
  function WriteDialog({ record, onClose }: ActionDialogProps<SacDetail>) {
    const t = useSacWords();
    const { mutateAsync } = useApiMutation(adminSac[kind]);
    const { id, version, email, messages } = record;
    const { form, submit, errorOf } = useContractForm(adminSac[kind].body, { version, text: '' });
    const send = submit(async (body) => {
      await mutateAsync({ params: { id }, body });
      onClose(true);
    });
    const last = messages.findLast((message) => message.kind === 'visitor');
    return (
      <Dialog
        opened
        onClose={() => onClose(false)}
        title={t(`action.${kind}`)}
        closeLabel={t('cancel')}
        width={560}
      >
        <form noValidate className={classes['write']} onSubmit={(event) => void send(event)}>
          {last && <blockquote className={classes['quote']}>{last.text}</blockquote>}
          <TextAreaField
            {...form.register('text')}
            label={t('field.text')}
            hint={t(`hint.${kind}`, { email })}
            maxLength={SAC_MESSAGE_LIMIT}
            rows={7}
            required
            error={errorOf('text')}
          />
          {errorOf('root') && (
            <Text tone="error" role="alert">
              {errorOf('root')}
            </Text>
          )}
          <div className={classes['buttons']}>
            <Button variant="secondary" onClick={() => onClose(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t(`action.${kind}`)}
            </Button>
          </div>
        </form>
      </Dialog>
    );
  };

export const AnswerDialog = writing('answer');
export const NoteDialog = writing('note');
