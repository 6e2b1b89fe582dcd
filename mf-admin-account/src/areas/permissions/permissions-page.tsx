import { permissions, type TypePermissions } from '@fio/contracts/admin/permissions';
import { DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { Link } from '@fio/design-system/link';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton } from '@fio/design-system/skeleton';
import { Tabs } from '@fio/design-system/tabs';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { LoadFailure, useMay } from '@fio/platform/area';
import { useNavigate, useSearchParams } from '@fio/platform/router';
import { useAdmin } from '@fio/platform/session';
import { CompareTypes } from './compare-types.tsx';
import { keysOf } from './entries.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

interface TypeProps {
  readonly found: TypePermissions;
  readonly onReload: () => void;
}

/** What one type may do; whoever may change it finds the editor. */
function Type({ found, onReload }: TypeProps) {
  const t = usePermissionsWords();
  const may = useMay()(permissions.saveType);
  const giver = useAdmin()?.permissions ?? [];
  const { mutateAsync } = useApiMutation(permissions.saveType, [permissions.list]);
  const { type, entries, isDefault, version } = found;
  if (type === 'super' || !may)
    return (
      <div className={classes['stack']}>
        {type === 'super' && <Text tone="muted">{t('superText')}</Text>}
        <PermissionMatrix granted={keysOf(entries)} standard={keysOf(DEFAULT_PERMISSIONS[type])} />
      </div>
    );
  return (
    <PermissionEditor
      giver={giver}
      entries={entries}
      version={version}
      onReload={onReload}
      standard={DEFAULT_PERMISSIONS[type]}
      state={t(isDefault ? 'standard' : 'changed')}
      reset={isDefault ? null : { label: t('toStandard'), state: t('standard') }}
      onSave={(next, over) => mutateAsync({ params: { type }, body: { entries: next, version: over } })}
    />
  );
}

/** Who has entries of their own, each a way to them. */
function People({ people }: { people: readonly { readonly id: string; readonly name: string }[] }) {
  const t = usePermissionsWords();
  const navigate = useNavigate();
  return (
    <section className={classes['stack']}>
      <Heading level={2} size="s">
        {t('people')}
      </Heading>
      {people.length === 0 ? (
        <Text tone="muted">{t('people.none')}</Text>
      ) : (
        <ul className={classes['entries']}>
          {people.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/admin/permissions/users/${id}`} onNavigate={(href) => void navigate(href)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Text tone="muted">{t('people.text')}</Text>
    </section>
  );
}

/** /admin/permissions: what each type of staff may do. */
export function PermissionsPage() {
  const t = usePermissionsWords();
  const [search, setSearch] = useSearchParams();
  const { data, error, isFetching, refetch } = useApiQuery(permissions.list, {});
  const reload = () => void refetch();
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes['stack']}>
        <Text tone="muted">{t('lead')}</Text>
        {error && !data && <LoadFailure error={error} retrying={isFetching} onRetry={reload} />}
        {!data && !error && <Skeleton height={480} radius="card" />}
        {data && (
          <>
            <Tabs
              label={t('types')}
              value={search.get('type') ?? 'admin'}
              onChange={(type) => setSearch({ type }, { replace: true })}
              items={[
                ...data.types.map((found) => ({
                  id: found.type,
                  title: t(`type.${found.type}`),
                  content: <Type found={found} onReload={reload} />,
                })),
                { id: 'compare', title: t('compare'), content: <CompareTypes types={data.types} /> },
              ]}
            />
            <People people={data.people} />
          </>
        )}
      </div>
    </>
  );
}
