import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import { cpfImports } from '@fio/contracts/admin/cpf-imports';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { useNavigate, useSearchParams } from '@fio/platform/router';
import { useCpfBlockWords } from '../words.ts';
import { ChooseList } from './choose-list.tsx';
import { ImportResult } from './import-result.tsx';
import { LatestImports } from './latest-imports.tsx';
import classes from './import.module.css';

const ASK_AGAIN_MS = 1000;

/** One import, asked again until nothing more happens to it by itself. */
function Import({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    cpfImports.get,
    { params: { id } },
    {
      quiet: true,
      refetchInterval: ({ state }) =>
        ['checking', 'importing'].includes(state.data?.state ?? 'checking') ? ASK_AGAIN_MS : false,
    },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return data ? <ImportResult found={data} /> : <SkeletonText lines={5} />;
}

/** /admin/cpf-block/import: a list is chosen, judged, and blocked once somebody has seen what it would do. */
export function ImportPage() {
  const t = useCpfBlockWords();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  return (
    <>
      <PageHeader
        title={t('import.title')}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: cpfBlock.list.path }, { title: t('import.title') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      <div className={classes['page']}>
        <Text tone="muted">{t('import.lead')}</Text>
        {id ? (
          <Import key={id} id={id} />
        ) : (
          <>
            <ChooseList onStarted={(started) => setSearch({ id: started })} />
            <LatestImports />
          </>
        )}
      </div>
    </>
  );
}
