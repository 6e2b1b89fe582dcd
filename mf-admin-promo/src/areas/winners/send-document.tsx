import { useState } from 'react';
import { WINNER_FILE_LIMIT_MB, winners } from '@fio/contracts/admin/winners';
import { WINNER_DOCUMENTS, type WinnerDocumentKind } from '@fio/domain/draw/winner-documents';
import { SelectField } from '@fio/design-system/fields';
import { FileField } from '@fio/design-system/file-field';
import { Heading } from '@fio/design-system/text';
import { refreshAdmin, useSentFile } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { useDocumentKinds } from './choices.ts';
import type { WinnerDetail } from './winner-detail.ts';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

/** What is asked next: what is missing, or else the signed receipt. */
const nextKind = ({ missing }: WinnerDetail): WinnerDocumentKind => missing[0] ?? 'receipt';

/** Keeps a document as soon as it is chosen. */
export function SendDocument({ record }: { record: WinnerDetail }) {
  const t = useWinnersWords();
  const kinds = useDocumentKinds();
  const [chosen, setChosen] = useState<WinnerDocumentKind | null>(null);
  const kind = chosen ?? nextKind(record);
  const { busy, problem, send } = useSentFile(
    winners.upload,
    () => {
      setChosen(null);
      toast.success(t('documents.sent'));
      void refreshAdmin();
    },
    { params: { id: record.id, kind } },
  );
  return (
    <section className={classes['send']} aria-labelledby="send-document">
      <Heading level={2} size="s" id="send-document">
        {t('documents.send')}
      </Heading>
      <SelectField
        name="kind"
        label={t('field.document')}
        data={kinds}
        value={kind}
        onChange={(value) => setChosen(WINNER_DOCUMENTS.find((one) => one === value) ?? null)}
      />
      <FileField
        name="file"
        label={t('field.file')}
        hint={t('documents.hint', { limit: WINNER_FILE_LIMIT_MB })}
        error={problem}
        accept={ACCEPT}
        disabled={busy}
        chooseLabel={t(busy ? 'documents.sending' : 'documents.choose')}
        onChange={(file) => void send(file)}
      />
    </section>
  );
}
