import { useState } from 'react';
import { validationText } from '@fio/contracts/errors/validation';
import { sac, SAC_FILE_FORMATS, SAC_FILE_LIMIT_MB, SAC_FILE_TYPES } from '@fio/contracts/public/sac';
import type { SacInput } from '@fio/contracts/public/sac';
import { Button } from '@fio/design-system/button';
import { FileField } from '@fio/design-system/file-field';
import { ApiError, upload } from '@fio/platform/api';
import { language } from '@fio/platform/i18n';
import { useSacWords } from './words.ts';

type Attachment = SacInput['attachment'];

const tooLarge = () => validationText(language(), 'file_size', SAC_FILE_LIMIT_MB);
const wrongKind = () => validationText(language(), 'file_format', SAC_FILE_FORMATS);

/** What can be told of a file before it is sent; the server decides by its content. */
function problemOf({ size, type }: File): string | undefined {
  if (size > SAC_FILE_LIMIT_MB * 1024 * 1024) return tooLarge();
  // A browser that doesn't know the kind says nothing.
  return type === '' || SAC_FILE_TYPES.some((known) => known === type) ? undefined : wrongKind();
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  // The server says what is wrong with this very file, where it knows.
  const [said] = error.fields['file'] ?? [];
  if (said) return said.message;
  if (error.code === 'FILE_LARGE') return tooLarge();
  return error.code === 'FILE_UNEXPECTED' ? wrongKind() : error.message;
}

interface Props {
  readonly value: Attachment;
  readonly onChange: (value: Attachment) => void;
  readonly error: string | undefined;
}

/** Sends a file as soon as it is chosen; the field's value is its id and the name it had. */
export function AttachmentField({ value, onChange, error }: Props) {
  const t = useSacWords();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    const refused = problemOf(file);
    setProblem(refused);
    onChange(null);
    if (refused) return;
    setBusy(true);
    try {
      const { id } = await upload(sac.attach, file);
      onChange({ id, name: file.name.slice(-120) });
    } catch (cause) {
      setProblem(refusalOf(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <FileField
        name="attachment"
        label={t('file')}
        hint={t('fileHint', { formats: SAC_FILE_FORMATS, limit: SAC_FILE_LIMIT_MB })}
        error={problem ?? error}
        accept={SAC_FILE_TYPES.join(',')}
        disabled={busy}
        fileName={value?.name}
        chooseLabel={busy ? t('fileSending') : t('fileChoose')}
        onChange={(file) => void send(file)}
      />
      {value && (
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          {t('fileRemove')}
        </Button>
      )}
    </div>
  );
}
