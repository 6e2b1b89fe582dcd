import { calculationFiles, type DrawFile, type DrawFileKind } from '@fio/contracts/admin/calculation-files';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconRefresh } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useCan } from '@fio/platform/permissions';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { DownloadButton } from './download-button.tsx';
import { FileRow } from './file-row.tsx';
import { FileSize } from './file-size.tsx';
import { FileState } from './file-state.tsx';
import own from './files.module.css';

interface Listed {
  readonly kind: DrawFileKind;
  readonly file: DrawFile | null;
}
interface Props {
  readonly drawId: string;
  readonly files: readonly Listed[];
}

/** A file that waits may be asked for again: should its job be lost, nobody has to wait for ever. */
const isWanted = ({ file }: Listed) =>
  file === null || file.isOutdated || file.state === 'failed' || file.state === 'queued';

function DocumentRow({ drawId, kind, file }: Listed & { drawId: string }) {
  const t = useCalculationWords();
  const can = useCan();
  const mayRead = kind !== 'winners' || can('registrations:whole');
  const title = t(`files.kind.${kind}`);
  return (
    <FileRow
      title={title}
      facts={
        <>
          <FileState file={file} label={title} />
          <FileSize bytes={file?.bytes ?? null} />
          {!mayRead && <span>{t('files.whole')}</span>}
        </>
      }
      sha256={file?.sha256 ?? null}
      action={
        file?.state === 'ready' &&
        mayRead && (
          <DownloadButton
            name={file.name}
            endpoint={calculationFiles.file}
            input={{ params: { id: drawId, kind } }}
          />
        )
      }
    />
  );
}

/** Has those made that are missing or out of date; all of them once none is. */
function MakeButton({ drawId, files }: Props) {
  const t = useCalculationWords();
  const { mutate, isPending } = useApiMutation(calculationFiles.make, [calculationFiles.list]);
  const wanted = files.filter(isWanted);
  const kinds = (wanted.length > 0 ? wanted : files).map(({ kind }) => kind);
  const isFirst = files.every(({ file }) => file === null);
  return (
    <Button
      variant={wanted.length > 0 ? 'primary' : 'secondary'}
      icon={<IconRefresh />}
      loading={isPending}
      disabled={files.some(({ file }) => file?.state === 'running')}
      onClick={() =>
        mutate(
          { params: { id: drawId }, body: { kinds } },
          { onSuccess: () => toast.success(t('files.asked')) },
        )
      }
    >
      {t(isFirst ? 'files.make' : 'files.again')}
    </Button>
  );
}

/** Minutes, spreadsheet and evidence: how far each is, its hash, and the way to it. */
export function DocumentsCard({ drawId, files }: Props) {
  const t = useCalculationWords();
  if (files.length === 0) return <EmptyState title={t('files.none')} text={t('files.noneText')} />;
  return (
    <section className={classes['card']} aria-labelledby="documents">
      <Heading level={2} size="s" id="documents">
        {t('files.documents')}
      </Heading>
      <Text tone="muted" className={classes['medium']}>
        {t('files.documentsText')}
      </Text>
      <ul className={own['list']}>
        {files.map((listed) => (
          <DocumentRow key={listed.kind} drawId={drawId} {...listed} />
        ))}
      </ul>
      <div className={classes['buttons']}>
        <MakeButton drawId={drawId} files={files} />
      </div>
    </section>
  );
}
