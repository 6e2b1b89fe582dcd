import { remotes } from '@fio/contracts/admin/remotes';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog } from '@fio/platform/area';
import { useContractForm } from '@fio/platform/forms';
import { shortBuild } from './figures.ts';
import { useChangeDialog } from './use-change-dialog.ts';
import { useRemotesWords } from './words.ts';

interface Props {
  readonly remote: string;
  /** `rollback` to a build; `back` to the one before; `end` of a canary. */
  readonly kind: 'rollback' | 'back' | 'end';
  readonly build?: string;
  readonly onClose: () => void;
}

/** Asks why what is live gives way. */
export function RollbackDialog({ remote, kind, build, onClose }: Props) {
  const t = useRemotesWords();
  const change = useContractForm(remotes.rollback.body, { ...(build && { build }), reason: '' });
  const done = t(kind === 'end' ? 'action.end.done' : 'action.rollback.done');
  const dialog = useChangeDialog(change, { endpoint: remotes.rollback, remote, done, onClose });
  const { form, errorOf } = change;
  return (
    <ActionDialog
      label={t(`action.${kind}`)}
      text={t(`action.${kind}.text`, { build: shortBuild(build ?? '') })}
      danger
      {...dialog}
    >
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        error={errorOf('reason')}
        required
      />
    </ActionDialog>
  );
}
