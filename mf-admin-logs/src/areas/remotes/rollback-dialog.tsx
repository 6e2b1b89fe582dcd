import { remotes } from '@fio/contracts/admin/remotes';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog } from '@fio/platform/area';
import { shortBuild } from './figures.ts';
import { useChangeForm } from './use-change-form.ts';
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
  const { form, errorOf, dialog } = useChangeForm({
    endpoint: remotes.rollback,
    remote,
    values: { ...(build && { build }), reason: '' },
    done: t(kind === 'end' ? 'action.end.done' : 'action.rollback.done'),
    onClose,
  });
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
