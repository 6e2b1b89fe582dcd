import { Suspense, useCallback, useEffect, useEffectEvent } from 'react';
import { Button, IconButton } from '@fio/design-system/button';
import { IconDots, IconPencil } from '@fio/design-system/icons';
import { DropdownMenu } from '@fio/design-system/menu';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Tabs } from '@fio/design-system/tabs';
import { actions as audit } from '@fio/contracts/admin/actions';
import { logs } from '@fio/contracts/admin/logs';
import { useLocation, useNavigate, useParams, useSearchParams } from '../../router/index.ts';
import { Fields } from './fields.tsx';
import { ActionHost, type Host, useActionHost } from '../actions/action-host.tsx';
import { useAreaWords } from '../area-words.ts';
import { type AnyRecord, type Area, editPath, isEditable, nameOfArea, pathOf } from '../area.ts';
import classes from '../area.module.css';
import { RecordChanged } from '../live/record-changed.tsx';
import { RecordLoader } from '../record-loader.tsx';
import { Trail } from '../trail.tsx';
import { useMay } from '../use-may.ts';
import { HistoryTab } from './history-tab.tsx';

interface Props {
  readonly area: Area & { readonly detail: NonNullable<Area['detail']> };
  readonly record: AnyRecord;
}

/** Edit and the first thing to do next as buttons; the rest behind one more. */
function Actions({ area, record, host }: Props & { host: Host }) {
  const t = useAreaWords();
  const navigate = useNavigate();
  const may = useMay();
  const own = host.actionsOf(record);
  const next = own.find(({ danger }) => !danger);
  const more = [
    ...own.filter((action) => action !== next),
    ...host.copyOf(record),
    ...host.removalOf(record),
  ];
  return (
    <>
      {isEditable(area, record) && may(area.contract.update) && (
        <Button
          variant="secondary"
          icon={<IconPencil />}
          href={editPath(area, record.id)}
          onNavigate={(href) => void navigate(href)}
        >
          {t('row.edit')}
        </Button>
      )}
      {next && (
        <Button icon={next.icon} onClick={next.onSelect}>
          {next.label}
        </Button>
      )}
      {more.length > 0 && (
        <DropdownMenu
          label={t('detail.more')}
          actions={more}
          trigger={
            <IconButton label={t('detail.more')} variant="secondary">
              <IconDots />
            </IconButton>
          }
        />
      )}
    </>
  );
}

/** What tells of the past has no history itself, and nobody changes it. */
const isPast = (area: Area) => [audit.list.path, logs.list.path].some((path) => path === pathOf(area));

const Waiting = () => (
  <div aria-busy>
    <SkeletonText lines={5} />
  </div>
);

/**
 * The parts of a record that the person may look at; which one is open is in the address. Its history is the last: a part like
 * the others. Reading what one may not is refused and audited, so that nothing offers it.
 */
function Parts({ area, record }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const allowed = area.detail.tabs.filter(({ needs }) => !needs || may(needs));
  const own = allowed.map(({ id, Content }) => ({
    id,
    title: words(`tab.${id}`),
    content: (
      <Suspense fallback={<Waiting />}>
        <Content record={record} />
      </Suspense>
    ),
  }));
  const history = {
    id: 'history',
    title: t('tab.history'),
    content: <HistoryTab resource={nameOfArea(area)} recordId={record.id} />,
  };
  const items = may(audit.list) && !isPast(area) ? [...own, history] : own;
  const wanted = search.get('tab');
  const shown = items.find(({ id }) => id === wanted) ?? items[0];
  if (!shown) return null;
  return (
    <Tabs
      label={t('detail.tabs')}
      items={items}
      value={shown.id}
      onChange={(tab) => setSearch(tab === items[0]?.id ? {} : { tab }, { replace: true })}
    />
  );
}

/** An address may ask for an action (`#publish`): once, so that a way back doesn't ask again. It still asks the person. */
function useAskedFor(host: Host, record: AnyRecord): void {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const begin = useEffectEvent((id: string) => {
    const action = host.actionsOf(record).find((one) => one.id === id);
    if (!action) return;
    action.onSelect();
    void navigate({ search, hash: '' }, { replace: true });
  });
  useEffect(() => {
    if (hash !== '') begin(hash.slice(1));
  }, [hash]);
}

function Detail({ area, record }: Props) {
  const t = useAreaWords();
  const navigate = useNavigate();
  const host = useActionHost(
    area,
    useCallback(() => void navigate(pathOf(area), { replace: true }), [area, navigate]),
  );
  useAskedFor(host, record);
  const { chip, Summary, summary = [] } = area.detail;
  return (
    <>
      <PageHeader
        title={area.nameOf(record)}
        chip={chip?.(record)}
        breadcrumbs={<Trail area={area} record={record} />}
        action={<Actions area={area} record={record} host={host} />}
      />
      {!isPast(area) && <RecordChanged area={area} id={record.id} />}
      <div className={classes['detail']}>
        <section className={classes['summary']} aria-label={t('detail.summary')}>
          {Summary ? <Summary record={record} /> : <Fields area={area} record={record} columns={summary} />}
        </section>
        <div>
          <Parts area={area} record={record} />
        </div>
      </div>
      <ActionHost area={area} host={host} />
    </>
  );
}

/** A record's page: summary at the left, its parts as tabs, what can be done at the top. */
export function DetailScreen({ area }: { area: Area }) {
  const { id = '' } = useParams();
  return (
    <RecordLoader key={id} area={area} id={id}>
      {/* The route exists only where the area has a detail. */}
      {(record) => <Detail area={area as Props['area']} record={record} />}
    </RecordLoader>
  );
}
