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
import { FileSize } from './file-size.tsx';
import { FileState } from './file-state.tsx';

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
  const mayRead = kind !== 'winners' || can('registrations:view');
  return (
    <tr>
      <th scope="row">
        {t(`files.kind.${kind}`)}
        {!mayRead && (
          <Text tone="muted" size="small">
            {t('files.whole')}
          </Text>
        )}
      </th>
      <td>
        <FileState file={file} label={t(`files.kind.${kind}`)} />
      </td>
      <td>
        <FileSize bytes={file?.bytes ?? null} />
      </td>
      <td>
        <code className={classes['hash']}>{file?.sha256}</code>
      </td>
      <td>
        {file?.state === 'ready' && mayRead && (
          <DownloadButton
            name={file.name}
            endpoint={calculationFiles.file}
            input={{ params: { id: drawId, kind } }}
          />
        )}
      </td>
    </tr>
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
      <div className={classes['scroll']} role="group" aria-labelledby="documents" tabIndex={0}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('files.field.document')}</th>
              <th scope="col">{t('files.field.state')}</th>
              <th scope="col">{t('files.field.size')}</th>
              <th scope="col">{t('field.sha256')}</th>
              <th scope="col">{t('files.field.action')}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((listed) => (
              <DocumentRow key={listed.kind} drawId={drawId} {...listed} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes['buttons']}>
        <MakeButton drawId={drawId} files={files} />
      </div>
    </section>
  );
}
