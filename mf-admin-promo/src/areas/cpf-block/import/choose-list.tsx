import { CPF_LIST_LIMIT_MB, cpfImports } from '@fio/contracts/admin/cpf-imports';
import { FileField } from '@fio/design-system/file-field';
import { useSentFile } from '@fio/platform/area';
import { useCpfBlockWords } from '../words.ts';

/** Sends a list as soon as it is chosen. */
export function ChooseList({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useCpfBlockWords();
  const { busy, problem, send } = useSentFile(cpfImports.start, ({ id }) => onStarted(id));
  return (
    <FileField
      name="list"
      label={t('import.file')}
      hint={t('import.fileHint', { limit: CPF_LIST_LIMIT_MB })}
      error={problem}
      accept=".csv,.txt,text/csv,text/plain"
      disabled={busy}
      chooseLabel={t(busy ? 'import.sending' : 'import.choose')}
      onChange={(file) => void send(file)}
    />
  );
}
