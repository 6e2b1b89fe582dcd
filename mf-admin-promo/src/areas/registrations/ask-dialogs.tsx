import { aboutRecord, type ActionDialogProps, type ActionForm, AskDialog } from '@fio/platform/area';
import { blockForm } from './block-form.ts';
import { editForm } from './edit-form.ts';
import { nameOf, type RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

type Form = ActionForm<RegistrationDetail>;

/** The dialog that the engine makes of a form, of one whose code comes when it is asked for. */
const dialogOf = (form: Form, id: 'edit' | 'block', danger: boolean) =>
  function AskedFor({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
    const t = useRegistrationsWords();
    return (
      <AskDialog
        form={form}
        record={record}
        label={t(`action.${id}`)}
        text={aboutRecord(nameOf(record), () => t(`action.${id}.text`))}
        done={() => t(`action.${id}.done`)}
        danger={danger}
        // It has told and read anew itself: the host would do both once more.
        onClose={() => onClose(false)}
      />
    );
  };

export const EditDialog = dialogOf(editForm, 'edit', false);
export const BlockDialog = dialogOf(blockForm, 'block', true);
