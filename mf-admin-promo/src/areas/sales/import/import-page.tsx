import { sales } from '@fio/contracts/admin/sales';
import { saleImports } from '@fio/contracts/admin/sale-imports';
import { useApiQuery } from '@fio/platform/api';
import { FollowedImport, ImportFrame } from '../../../imports/import-frame.tsx';
import { LatestImports } from '../../../imports/latest-imports.tsx';
import { followed, importPath } from '../../../imports/under-way.ts';
import { useSalesWords } from '../words.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ImportResult } from './import-result.tsx';

function Import({ id }: { id: string }) {
  const query = useApiQuery(saleImports.get, { params: { id } }, followed);
  return <FollowedImport query={query}>{(found) => <ImportResult found={found} />}</FollowedImport>;
}

function Latest() {
  const { data } = useApiQuery(saleImports.list, {}, { staleTime: 0 });
  return <LatestImports path={importPath(sales.list)} items={data?.items} />;
}

/** /admin/sales/import: files are chosen, judged, and recorded once somebody has seen what they bring. */
export function ImportPage() {
  const t = useSalesWords();
  return (
    <ImportFrame
      list={{ title: t('title'), href: sales.list.path }}
      title={t('import.title')}
      lead={t('import.lead')}
      renderImport={(id) => <Import key={id} id={id} />}
      renderChoice={(onStarted) => (
        <>
          <ChooseFiles onStarted={onStarted} />
          <Latest />
        </>
      )}
    />
  );
}
