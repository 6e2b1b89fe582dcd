import { useState } from 'react';
import { winners } from '@fio/contracts/admin/winners';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconDownload, IconTrash } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { canMoveWinner, takesWinnerDocuments } from '@fio/domain/draw/winner-state';
import { aboutRecord, AskDialog, askFor, linesInput, useMay } from '@fio/platform/area';
import { download } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { SendDocument } from './send-document.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

type File = WinnerDetail['files'][number];

/** Removes a document that is the wrong one, and says why. */
const discardForm = askFor(winners.discard, {
  values: () => ({ reason: '' }),
  fields: [
    {
      field: 'reason',
      input: linesInput(),
      label: () => useWinnersWords.t('field.reason'),
      hint: () => useWinnersWords.t('hint.reason'),
    },
  ],
});

interface Props {
  readonly record: WinnerDetail;
  readonly file: File;
  readonly onDiscard: () => void;
}

function Document({ record, file, onDiscard }: Props) {
  const t = useWinnersWords();
  const may = useMay();
  const { id, kind, sha256, by, at } = file;
  // The person has been told by the download itself.
  const save = () =>
    void download(winners.file, { params: { id: record.id, documentId: id } }).catch(() => undefined);
  const name = t(`document.${kind}`);
  return (
    <li>
      <div className={classes['what']}>
        <Text>{name}</Text>
        <Text size="small" tone="muted">
          {t('documents.by', { by: by ?? t('system'), when: format.dateTime(at) })}
        </Text>
        <Text size="small" tone="muted" className={classes['hash']}>
          SHA-256 {sha256}
        </Text>
      </div>
      <div className={classes['ways']}>
        <Button size="sm" variant="secondary" icon={<IconDownload size={16} />} onClick={save}>
          {t('documents.save')}
        </Button>
        {takesWinnerDocuments(record.state) && may(winners.discard) && (
          <Button size="sm" variant="quiet" icon={<IconTrash size={16} />} onClick={onDiscard}>
            {t('documents.discard')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What a winner sent and signed: to be saved, never opened here, for it comes from outside. */
export function WinnerDocuments({ record }: { record: WinnerDetail }) {
  const t = useWinnersWords();
  const may = useMay();
  const [wrong, setWrong] = useState<File | null>(null);
  // What a disqualification goes by may come of whoever can be disqualified.
  const canAttach = takesWinnerDocuments(record.state) || canMoveWinner(record.state, 'disqualified');
  return (
    <div className={classes['documents']}>
      {record.files.length === 0 ? (
        <EmptyState title={t('documents.none')} text={t('documents.noneText')} />
      ) : (
        <ul className={classes['list']}>
          {record.files.map((file) => (
            <Document key={file.id} record={record} file={file} onDiscard={() => setWrong(file)} />
          ))}
        </ul>
      )}
      {canAttach && may(winners.upload) && <SendDocument record={record} />}
      {wrong && (
        <AskDialog
          form={discardForm}
          record={{ id: record.id, documentId: wrong.id }}
          label={t('documents.discard')}
          text={aboutRecord(
            record.name,
            () => `${t(`document.${wrong.kind}`)}. ${t('documents.discardText')}`,
          )}
          done={() => t('documents.discarded')}
          danger
          onClose={() => setWrong(null)}
        />
      )}
    </div>
  );
}
