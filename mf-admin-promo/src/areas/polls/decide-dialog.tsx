import { adminPolls } from '@fio/contracts/admin/polls';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import type { PollDetail } from './poll-values.ts';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

export interface DecideDialogProps {
  readonly poll: PollDetail;
  readonly decision: 'released' | 'annulled';
  /** Without any: all that wait. */
  readonly voterIds: readonly string[];
  readonly onClose: (done: boolean) => void;
}

/** Asks why votes are released or annulled. */
export function DecideDialog({ poll, decision, voterIds, onClose }: DecideDialogProps) {
  const t = usePollsWords();
  const { mutateAsync } = useApiMutation(adminPolls.decideSuspicious, [
    adminPolls.suspicious,
    adminPolls.results,
    adminPolls.get,
    adminPolls.list,
  ]);
  const start = { decision, reason: '', ...(voterIds.length > 0 && { voterIds: [...voterIds] }) };
  const { form, submit, errorOf } = useContractForm(adminPolls.decideSuspicious.body, start);
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: poll.id }, body });
    onClose(true);
  });
  const releases = decision === 'released';
  const cancel = () => onClose(false);
  return (
    <Dialog
      opened
      onClose={cancel}
      title={t(releases ? 'suspicious.releaseTitle' : 'suspicious.annulTitle')}
      closeLabel={t('suspicious.cancel')}
    >
      <form noValidate className={classes['resolve']} onSubmit={(event) => void send(event)}>
        <Text>{t(releases ? 'suspicious.releaseText' : 'suspicious.annulText')}</Text>
        <Text tone="muted" size="small">
          {voterIds.length > 0 ? t('suspicious.selected', { count: voterIds.length }) : t('suspicious.all')}
        </Text>
        <TextAreaField
          {...form.register('reason')}
          label={t('suspicious.why')}
          hint={t('suspicious.whyHint')}
          required
          error={errorOf('reason')}
        />
        {errorOf('root') && (
          <Text tone="error" role="alert">
            {errorOf('root')}
          </Text>
        )}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={cancel}>
            {t('suspicious.cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t(releases ? 'suspicious.release' : 'suspicious.annul')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
