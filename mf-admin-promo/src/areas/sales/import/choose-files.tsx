import { useState } from 'react';
import { SALE_FILE_LIMIT_MB } from '@fio/contracts/admin/sale-imports';
import { FileField } from '@fio/design-system/file-field';
import { ApiError } from '@fio/platform/api';
import { useSalesWords } from '../words.ts';
import { sendFiles } from './send-files.ts';

/** Sends files as soon as they are chosen. */
export function ChooseFiles({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useSalesWords();
  const [sending, setSending] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setProblem(undefined);
    setSending({ done: 1, total: files.length });
    try {
      const sent = await sendFiles(files, setSending);
      if ('id' in sent) onStarted(sent.id);
      else setProblem(sent.problem);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setSending(null);
    }
  };
  return (
    <FileField
      name="files"
      multiple
      label={t('import.file')}
      hint={t('import.fileHint', { limit: SALE_FILE_LIMIT_MB })}
      error={problem}
      accept=".csv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml,application/xml"
      disabled={sending !== null}
      chooseLabel={sending ? t('import.sending', sending) : t('import.choose')}
      onChange={(_file, files) => void send(files)}
    />
  );
}
