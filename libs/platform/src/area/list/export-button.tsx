import { lazy, Suspense, useState } from 'react';
import { adminExports } from '@fio/contracts/admin/exports';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { useAreaWords } from '../area-words.ts';
import type { Area } from '../area.ts';
import { useMay } from '../use-may.ts';
import { queryOf, type ShownList } from './list-url.ts';

const ExportDialog = lazy(() => import('../export/export-dialog.tsx'));

/** What it takes from the asking to the file, beside the area's own permission. */
const WAY = [adminExports.offer, adminExports.get, adminExports.file];

/** Has exactly what the filters name written into a file, in its order, with the columns that are shown or others. */
export function ExportButton({ area, state }: { area: Area; state: ShownList }) {
  const t = useAreaWords();
  const may = useMay();
  const [opened, setOpened] = useState(false);
  const { export: endpoint } = area.contract;
  if (!endpoint || ![endpoint, ...WAY].every(may)) return null;
  const { page: _, after: __, before: ___, ...query } = queryOf(state);
  return (
    <>
      <Button variant="secondary" icon={<IconDownload />} onClick={() => setOpened(true)}>
        {t('export')}
      </Button>
      {opened && (
        <Suspense>
          <ExportDialog
            endpoint={endpoint}
            list={area.words.t('title')}
            query={query}
            shown={state.columns}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
