import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import { cpfImports } from '@fio/contracts/admin/cpf-imports';
import { useApiQuery } from '@fio/platform/api';
import { FollowedImport, ImportFrame } from '../../../imports/import-frame.tsx';
import { LatestImports } from '../../../imports/latest-imports.tsx';
import { followed, importPath } from '../../../imports/under-way.ts';
import { useCpfBlockWords } from '../words.ts';
import { ChooseList } from './choose-list.tsx';
import { ImportResult } from './import-result.tsx';

function Import({ id }: { id: string }) {
  const query = useApiQuery(cpfImports.get, { params: { id } }, followed);
  return <FollowedImport query={query}>{(found) => <ImportResult found={found} />}</FollowedImport>;
}

function Latest() {
  const { data } = useApiQuery(cpfImports.list, {}, { staleTime: 0 });
  return <LatestImports path={importPath(cpfBlock.list)} items={data?.items} />;
}

/** /admin/cpf-block/import: a list is chosen, judged, and blocked once somebody has seen what it would do. */
export function ImportPage() {
  const t = useCpfBlockWords();
  return (
    <ImportFrame
      list={{ title: t('title'), href: cpfBlock.list.path }}
      title={t('import.title')}
      lead={t('import.lead')}
      renderImport={(id) => <Import key={id} id={id} />}
      renderChoice={(onStarted) => (
        <>
          <ChooseList onStarted={onStarted} />
          <Latest />
        </>
      )}
    />
  );
}
