import { sales } from '@fio/contracts/admin/sales';
import { saleImports } from '@fio/contracts/admin/sale-imports';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { useNavigate, useSearchParams } from '@fio/platform/router';
import { useSalesWords } from '../words.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ImportResult } from './import-result.tsx';
import { LatestImports } from './latest-imports.tsx';
import classes from './import.module.css';

const ASK_AGAIN_MS = 1000;

/** One import, asked again until nothing more happens to it by itself. */
function Import({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    saleImports.get,
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

/** /admin/sales/import: files are chosen, judged, and recorded once somebody has seen what they bring. */
export function ImportPage() {
  const t = useSalesWords();
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
            items={[{ title: t('title'), href: sales.list.path }, { title: t('import.title') }]}
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
            <ChooseFiles onStarted={(started) => setSearch({ id: started })} />
            <LatestImports />
          </>
        )}
      </div>
    </>
  );
}
