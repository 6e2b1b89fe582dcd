import { emailTemplates } from '@fio/contracts/admin/email-templates';
import { SelectField } from '@fio/design-system/fields';
import { type ActionDialogProps, useActionForm } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { ActionDialog } from '../../dialogs/action-dialog.tsx';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

/** Asks in which language the letter is tried out. */
export function TestDialog({ record, onClose }: ActionDialogProps<TemplateDetail>) {
  const t = useEmailTemplatesWords();
  const { form, errorOf, dialog } = useActionForm(emailTemplates.test, record, { language: 'pt' }, onClose);
  const languages = (['pt', 'en'] as const).map((value) => ({ value, label: t(`preview.${value}`) }));
  return (
    <ActionDialog label={t('action.test')} text={t('action.test.text')} cancel={t('cancel')} {...dialog}>
      <Controller
        control={form.control}
        name="language"
        render={({ field: { ref: _ref, ...field } }) => (
          <SelectField
            {...field}
            label={t('test.language')}
            required
            data={languages}
            error={errorOf('language')}
          />
        )}
      />
    </ActionDialog>
  );
}
