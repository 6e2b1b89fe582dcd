import { permissions, type UserPermissions } from '@fio/contracts/admin/permissions';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton } from '@fio/design-system/skeleton';
import { Tabs } from '@fio/design-system/tabs';
import { Text } from '@fio/design-system/text';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { LoadFailure, useMay } from '@fio/platform/area';
import { useNavigate, useParams, useSearchParams } from '@fio/platform/router';
import { useAdmin } from '@fio/platform/session';
import { EffectTable } from './effect-table.tsx';
import { keysOf } from './entries.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

function Person({ found, onReload }: { found: UserPermissions; onReload: () => void }) {
  const t = usePermissionsWords();
  const may = useMay()(permissions.saveUser);
  const { mutateAsync, isPending } = useApiMutation(permissions.saveUser, [
    permissions.user,
    permissions.list,
  ]);
  const { id, type, ofType, own, version } = found;
  const isSuper = type === 'super';
  const giver = useAdmin()?.permissions ?? [];
  const save = (entries: typeof own, over: number) =>
    mutateAsync({ params: { id }, body: { entries, version: over } });
  const isOwn = own !== null && !isSuper;
  const typeName = t(`type.${type}`);
  const ofTypeText = t('person.ofType', { type: typeName });
  if (isOwn && may)
    return (
      <PermissionEditor
        giver={giver}
        version={version}
        onReload={onReload}
        entries={own}
        standard={ofType}
        state={t('person.own', { type: typeName })}
        reset={{ label: t('person.toType'), state: ofTypeText }}
        onSave={save}
      />
    );
  const state = isOwn ? t('person.own', { type: typeName }) : ofTypeText;
  return (
    <div className={classes['stack']}>
      <div className={classes['buttons']}>
        <Text tone="muted">{isSuper ? t('person.super') : state}</Text>
        {may && !isSuper && (
          <Button
            size="sm"
            variant="secondary"
            loading={isPending}
            onClick={() => void save(ofType, version).catch(() => onReload())}
          >
            {t('person.give')}
          </Button>
        )}
      </div>
      <PermissionMatrix granted={keysOf(own ?? ofType)} standard={keysOf(ofType)} />
    </div>
  );
}

/** /admin/permissions/users/{id}: what one member of staff may do. */
export function PersonPage() {
  const t = usePermissionsWords();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data, error, isFetching, refetch } = useApiQuery(permissions.user, { params: { id } });
  const reload = () => void refetch();
  const title = t('person.title', { name: data?.name ?? '…' });
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: permissions.list.path }, { title }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      {error && !data && <LoadFailure error={error} retrying={isFetching} onRetry={reload} />}
      {!data && !error && <Skeleton height={480} radius="card" />}
      {data && (
        <Tabs
          label={title}
          value={search.get('view') ?? 'given'}
          onChange={(view) => setSearch({ view }, { replace: true })}
          items={[
            {
              id: 'given',
              title: t('given'),
              content: <Person key={id} found={data} onReload={reload} />,
            },
            { id: 'effect', title: t('effect'), content: <EffectTable found={data} /> },
          ]}
        />
      )}
    </>
  );
}
