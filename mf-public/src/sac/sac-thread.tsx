import { SAC_STATE_TONES } from '@fio/contracts/terms/sac.tones';
import { sac, SAC_MESSAGE_LIMIT, type SacThread as Thread } from '@fio/contracts/public/sac';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { TextAreaField } from '@fio/design-system/fields';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { FormAlert } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { format } from '@fio/platform/i18n';
import { useThread } from './use-thread.ts';
import { useSacWords } from './words.ts';
import classes from './sac.module.css';

function Messages({ thread }: { thread: Thread }) {
  const t = useSacWords();
  return (
    <ol className={classes['messages']} aria-label={t('conversation')}>
      {thread.messages.map(({ id, from, text, at }) => (
        <li key={id} className={classes[from]}>
          <Text as="span" size="small" tone="muted">
            {t(`from.${from}`)} · <time dateTime={at}>{format.dateTime(at)}</time>
          </Text>
          <p className={classes['text']}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Reply({ token, onReplied }: { token: string; onReplied: (thread: Thread) => void }) {
  const t = useSacWords();
  const { form, submit, errorOf } = useContractForm(sac.reply.body, { token, message: '' });
  const { mutateAsync } = useApiMutation(sac.reply);
  const send = submit(async (body) => {
    onReplied(await mutateAsync({ body }));
    form.reset({ token, message: '' });
    toast.success(t('replied'));
  });
  return (
    <form
      className={classes['form']}
      noValidate
      aria-label={t('reply')}
      onSubmit={(event) => void send(event)}
    >
      <FormAlert message={errorOf('root')} />
      <TextAreaField
        {...form.register('message')}
        label={t('reply')}
        error={errorOf('message')}
        maxLength={SAC_MESSAGE_LIMIT}
        rows={3}
        required
      />
      <Button type="submit" loading={form.formState.isSubmitting}>
        {t('replySend')}
      </Button>
    </form>
  );
}

interface Props {
  readonly token: string;
  readonly onKnown: (protocol: string) => void;
  /** Leaves the link for a new message. */
  readonly onForget: () => void;
}

/** What was written and answered, and a place to write again. */
export function SacThread({ token, onKnown, onForget }: Props) {
  const t = useSacWords();
  const [thread, setThread] = useThread(token, onKnown);
  if (thread === 'loading') return <SkeletonText lines={5} />;
  if (thread === 'gone')
    return (
      <div className={classes['form']}>
        <Text>{t('gone')}</Text>
        <Button onClick={onForget}>{t('goneAction')}</Button>
      </div>
    );
  return (
    <div className={classes['form']}>
      <div>
        <StateChip tone={SAC_STATE_TONES[thread.state]}>{t(`state.${thread.state}`)}</StateChip>
      </div>
      <Messages thread={thread} />
      <Reply token={token} onReplied={setThread} />
    </div>
  );
}
