import { useState } from 'react';
import {
  INVOICE_FILE_FORMATS,
  INVOICE_FILE_LIMIT_MB,
  INVOICE_FILE_TYPES,
} from '@fio/contracts/public/invoices';
import { FileField } from '@fio/design-system/file-field';
import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import { useInvoicesWords } from '../words.ts';
import { problemOfFile, refusalOfFile } from './file-problem.ts';
import type { UploadState, useUpload } from './use-upload.ts';
import classes from './send.module.css';

const percentOf = ({ received, bytes }: { received: number; bytes: number }) =>
  Math.floor((100 * received) / Math.max(1, bytes));

/** How the file travels: the bar, and in words where it stands. */
function Journey({ state, hasKey }: { state: UploadState; hasKey: boolean }) {
  const t = useInvoicesWords();
  if (state.step === 'under way') {
    const percent = percentOf(state);
    return (
      <>
        <ProgressBar label={t('fileProgress')} value={percent} mine />
        <Text
          size="small"
          tone={state.broken ? 'warning' : 'muted'}
          role={state.broken ? 'status' : undefined}
        >
          {t(state.broken ? 'fileBroken' : 'fileSending', { percent })}
        </Text>
      </>
    );
  }
  if (state.step !== 'done') return null;
  return (
    <Text size="small" tone="success" role="status">
      {t('fileReady')} {hasKey && t('fileKey')}
    </Text>
  );
}

interface Props {
  readonly upload: ReturnType<typeof useUpload>;
  readonly onFile: (file: File) => void;
  readonly error: string | undefined;
  /** The key was read in the photo itself. */
  readonly hasKey: boolean;
}

/** The photo or PDF, sent as soon as it is chosen. */
export function ReceiptFile({ upload: { state, start, forget }, onFile, error, hasKey }: Props) {
  const t = useInvoicesWords();
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const choose = (file: File | null) => {
    if (!file) return;
    const refused = problemOfFile(file);
    setProblem(refused);
    setName(refused ? undefined : file.name);
    if (refused) return forget();
    onFile(file);
    void start(file);
  };
  const refusal = state.step === 'refused' ? refusalOfFile(state.error) : undefined;
  const missing = state.step === 'none' ? error : undefined;
  return (
    <div className={classes['stack']}>
      <FileField
        name="uploadId"
        label={t('file')}
        hint={t('fileHint', { formats: INVOICE_FILE_FORMATS, limit: INVOICE_FILE_LIMIT_MB })}
        accept={INVOICE_FILE_TYPES.join(',')}
        cameraLabel={t('filePhoto')}
        chooseLabel={t('fileChoose')}
        fileName={name}
        error={problem ?? refusal ?? missing}
        onChange={choose}
        required
      />
      <Journey state={state} hasKey={hasKey} />
    </div>
  );
}
