import { useEffect, useRef } from 'react';
import { adminExports } from '@fio/contracts/admin/exports';
import { EXPORT_DAYS, type ExportRow } from '@fio/contracts/core/exporting';
import { Button } from '@fio/design-system/button';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { useApiMutation, useApiQuery } from '../../api/index.ts';
import { format } from '../../i18n/index.ts';
import { useNavigate } from '../../router/index.ts';
import { useMay } from '../use-may.ts';
import classes from './export.module.css';
import { ExportDownload, takeFile } from './export-download.tsx';
import { ExportProgress, FileSize, isExportUnderWay } from './export-state.tsx';
import { useExportWords } from './export-words.ts';

const ASK_AGAIN_MS = 700;

/** Over, well or not. */
function Outcome({ row }: { row: ExportRow }) {
  const t = useExportWords();
  const { state, rows, fileName: file, bytes } = row;
  if (state === 'failed' || state === 'cancelled') return <Text role="status">{t(state)}</Text>;
  if (state === 'expired') return <Text role="status">{t('gone')}</Text>;
  return (
    <div role="status">
      <Text>
        {t('ready', { count: rows, file, rows: format.number(rows) })} <FileSize bytes={bytes} />
      </Text>
      <Text tone="muted" size="small">
        {t('kept', { days: EXPORT_DAYS })}
      </Text>
    </div>
  );
}

/** An export under way, until it is over: its file is then taken at once, for that is what it was asked for. */
export function ExportWatch({ started, onClose }: { started: ExportRow; onClose: () => void }) {
  const t = useExportWords();
  const navigate = useNavigate();
  const may = useMay();
  const { data } = useApiQuery(
    adminExports.get,
    { params: { id: started.id } },
    {
      quiet: true,
      refetchInterval: ({ state }) =>
        isExportUnderWay(state.data?.state ?? 'queued') ? ASK_AGAIN_MS : false,
    },
  );
  const cancel = useApiMutation(adminExports.cancel, [adminExports.get, adminExports.list]);
  const row = data ?? started;
  const { id, state } = row;
  const isTaken = useRef(false);
  useEffect(() => {
    if (state !== 'ready' || isTaken.current) return;
    isTaken.current = true;
    void takeFile({ id });
  }, [state, id]);
  const isUnderWay = isExportUnderWay(state);
  return (
    <div className={classes['form']}>
      {isUnderWay ? <ExportProgress of={row} /> : <Outcome row={row} />}
      {may(adminExports.list) && (
        <Link href={adminExports.list.path} onNavigate={(href) => void navigate(href)}>
          {t('all')}
        </Link>
      )}
      <div className={classes['buttons']}>
        {isUnderWay && (
          <Button
            variant="secondary"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { id } })}
          >
            {t('stop')}
          </Button>
        )}
        <Button variant={state === 'ready' ? 'secondary' : 'primary'} onClick={onClose} data-autofocus>
          {t(isUnderWay ? 'behind' : 'close')}
        </Button>
        <ExportDownload of={row} />
      </div>
    </div>
  );
}
