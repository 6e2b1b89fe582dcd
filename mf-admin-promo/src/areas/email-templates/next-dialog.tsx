import { emailTemplates } from '@fio/contracts/admin/email-templates';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useNavigate } from '@fio/platform/router';
import { ActionDialog } from '../../dialogs/action-dialog.tsx';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

/** Begins the next version and opens its draft. */
export function NextDialog({ record: { id, version, name }, onClose }: ActionDialogProps<TemplateDetail>) {
  const t = useEmailTemplatesWords();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useApiMutation(emailTemplates.next);
  const begin = () =>
    mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: (draft) => {
          onClose(true);
          void navigate(`${emailTemplates.list.path}/edit/${draft.id}`);
        },
      },
    );
  return (
    <ActionDialog
      label={t('action.next')}
      text={t('action.next.text', { name })}
      cancel={t('cancel')}
      busy={isPending}
      error={error?.message}
      onClose={() => onClose(false)}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    />
  );
}
