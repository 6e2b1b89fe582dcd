import { useState } from 'react';
import { PRIZE_FILE_LIMIT_MB, validationEvidence } from '@fio/contracts/admin/validation-evidence';
import type { PrizeCheck, PrizeDocumentKind } from '@fio/domain/prize-validation';
import { Button } from '@fio/design-system/button';
import { FileField } from '@fio/design-system/file-field';
import { IconTrash } from '@fio/design-system/icons';
import type { ImageView } from '@fio/design-system/image-viewer';
import { Text } from '@fio/design-system/text';
import { AskDialog, askFor, linesInput, refreshAdmin, useSentFile } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { PrivateFile } from '../invoices/picture/private-file.tsx';
import type { Desk } from './use-desk.ts';
import classes from './validation.module.css';
import { SHOWN_BY, type Win } from './win.ts';
import { useEvidenceWords } from './words.ts';

const { t: word } = useEvidenceWords;

const discardForm = askFor(validationEvidence.discard, {
  values: () => ({ reason: '' }),
  fields: [{ field: 'reason', input: linesInput(), label: () => word('field.discard') }],
});

/** Keeps a document as soon as it is chosen. */
function Attach({ id, kind }: { id: string; kind: PrizeDocumentKind }) {
  const t = useEvidenceWords();
  const { busy, problem, send } = useSentFile(
    validationEvidence.attach,
    () => {
      toast.success(t('document.kept'));
      void refreshAdmin();
    },
    { params: { id, kind } },
  );
  return (
    <FileField
      name={`document-${kind}`}
      label={t(`document.${kind}`)}
      hint={t('document.hint', { limit: PRIZE_FILE_LIMIT_MB })}
      error={problem}
      accept="image/jpeg,image/png,image/webp,application/pdf"
      disabled={busy}
      chooseLabel={t(busy ? 'document.sending' : 'document.choose')}
      onChange={(file) => void send(file)}
    />
  );
}

interface Props {
  readonly win: Win;
  readonly desk: Desk;
  readonly view: ImageView;
  readonly kinds: readonly PrizeDocumentKind[];
  /** What was ticked by these documents, and begins anew when one goes. */
  readonly checks: readonly PrizeCheck[];
}

/** What the winner sent of these kinds, one at a time, the latest first; and where more is added. */
export function Documents({ win, desk, view, kinds, checks }: Props) {
  const t = useEvidenceWords();
  const [chosen, setChosen] = useState<string>();
  const [wrong, setWrong] = useState<Win['documents'][number]>();
  const { id } = win.prize;
  const documents = win.documents.filter(({ kind }) => kinds.includes(kind));
  const shown = documents.find((one) => one.id === chosen) ?? documents.at(-1);
  const nameOf = ({ kind, at }: Win['documents'][number]) =>
    `${t(`document.${kind}`)} · ${format.dateTime(at)}`;
  return (
    <>
      {documents.length > 1 && (
        <div className={classes['ways']} role="group" aria-label={t('documents')}>
          {documents.map((one) => (
            <Button
              key={one.id}
              size="sm"
              variant="quiet"
              aria-pressed={one === shown}
              onClick={() => setChosen(one.id)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </div>
      )}
      {shown && (
        <>
          <div className={classes['picture']}>
            <PrivateFile
              key={shown.id}
              endpoint={validationEvidence.document}
              input={{ params: { id, documentId: shown.id } }}
              type={shown.type}
              alt={nameOf(shown)}
              view={view}
              onShown={() => desk.see(...SHOWN_BY[shown.kind])}
            />
          </div>
          <div className={classes['ways']}>
            <Text size="small" tone="muted">
              {t('document.by', { by: shown.by ?? '–', when: format.dateTime(shown.at) })}
            </Text>
            <Button
              size="sm"
              variant="quiet"
              icon={<IconTrash size={16} />}
              disabled={desk.busy}
              onClick={() => setWrong(shown)}
            >
              {t('document.discard')}
            </Button>
          </div>
        </>
      )}
      {kinds.map((kind) => (
        <Attach key={kind} id={id} kind={kind} />
      ))}
      {wrong && (
        <AskDialog
          form={discardForm}
          record={{ id, documentId: wrong.id, version: desk.version }}
          label={t('document.discard')}
          text={`${nameOf(wrong)}. ${t('document.discardText')}`}
          done={() => t('document.discarded')}
          danger
          onClose={(isDone) => {
            setWrong(undefined);
            if (isDone) desk.replaced(...checks);
          }}
        />
      )}
    </>
  );
}
