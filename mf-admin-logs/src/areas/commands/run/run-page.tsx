import { commands } from '@fio/contracts/admin/commands';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import classes from '../commands.module.css';
import { isUnderWay } from '../run-state.tsx';
import { useCommandsWords } from '../words.ts';
import { CommandCard } from './command-card.tsx';
import { Periods } from './periods.tsx';

const ASK_AGAIN_MS = 2000;

function Content() {
  const { data, error, isFetching, refetch } = useApiQuery(
    commands.available,
    {},
    {
      quiet: true,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ latest }) => isUnderWay(latest?.state)) ? ASK_AGAIN_MS : false,
    },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={8} />;
  return (
    <>
      <ul className={classes['cards']}>
        {data.items.map((item) => (
          <CommandCard key={item.command} item={item} />
        ))}
      </ul>
      <Periods periods={data.periods} />
    </>
  );
}

/** /admin/commands/run: every command there is, with its latest run. */
export function RunPage() {
  const t = useCommandsWords();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t('run.title')}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: commands.list.path }, { title: t('run.title') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      <div className={classes['page']}>
        <Text tone="muted">{t('run.lead')}</Text>
        <Content />
      </div>
    </>
  );
}
