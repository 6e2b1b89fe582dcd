import { dashboard } from '@fio/contracts/admin/dashboard';
import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import type { AnyEndpoint, ResponseOf } from '@fio/contracts/core/endpoint';
import { StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { LoadFailure, useMay } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from './dashboard.module.css';
import { termLook } from './term-look.tsx';
import { useDashboardWords } from './words.ts';

type Deadline = ResponseOf<typeof dashboard.deadlines>[number];

const REFRESH_MS = 300_000;
/** The widget says what comes next, not all there is. */
const SHOWN = 8;

interface Place {
  readonly endpoint: Pick<AnyEndpoint, 'access'>;
  readonly path: string;
}

const { calculation, winners } = RECORD_PAGES;

/** Done with the draw itself. */
const OF_DRAW: readonly Deadline['kind'][] = [
  'ownership',
  'freeze',
  'list',
  'minutes',
  'publication',
  'accounting',
];

/** Where it is done: with the draw itself, or with its winners. */
function placeOf({ kind, drawId }: Deadline): Place {
  if (OF_DRAW.includes(kind))
    return { endpoint: calculation.get, path: `${calculation.list.path}/${drawId}` };
  const state = kind === 'documents' ? '&f[state]=documents' : '';
  const prescribed = kind === 'collection' ? '&f[state]=prescribed' : state;
  return { endpoint: winners.list, path: `${winners.list.path}?f[drawId]=${drawId}${prescribed}` };
}

function useLeft() {
  const t = useDashboardWords();
  const today = todayInSaoPaulo(serverNow());
  return ({ day, businessDays }: Deadline): string => {
    if (businessDays < 0) return t('deadline.late', { count: -businessDays });
    if (businessDays > 0) return t('deadline.left', { count: businessDays });
    return t(day === today ? 'deadline.today' : 'deadline.off');
  };
}

function Item({ deadline }: { deadline: Deadline }) {
  const t = useDashboardWords();
  const left = useLeft();
  const may = useMay();
  const navigate = useNavigate();
  const { kind, draw, count, day, at, businessDays } = deadline;
  const { endpoint, path } = placeOf(deadline);
  const text = t(`deadline.${kind}`, { count });
  return (
    <li>
      <div>
        {may(endpoint) ? (
          <Link href={path} onNavigate={(href) => void navigate(href)}>
            {text}
          </Link>
        ) : (
          <Text>{text}</Text>
        )}
        <Text size="small" tone="muted">
          {draw} · {at ? format.dateTime(at) : format.day(day)}
        </Text>
      </div>
      <StateChip {...termLook(businessDays)}>{left(deadline)}</StateChip>
    </li>
  );
}

/** What the law and the regulation give a last day, the nearest first. */
export function Deadlines() {
  const t = useDashboardWords();
  const { data, error, isFetching, refetch } = useApiQuery(
    dashboard.deadlines,
    {},
    { refetchInterval: REFRESH_MS },
  );
  return (
    <section className={classes['card']} aria-labelledby="deadlines">
      <Heading level={2} size="s" id="deadlines">
        {t('deadlines')}
      </Heading>
      {error && !data && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} radius="card" />}
      {data?.length === 0 && <Text tone="muted">{t('deadlines.none')}</Text>}
      {data && data.length > 0 && (
        <ul className={classes['deadlines']}>
          {data.slice(0, SHOWN).map((deadline) => (
            <Item key={`${deadline.kind} ${deadline.drawId} ${deadline.day}`} deadline={deadline} />
          ))}
        </ul>
      )}
      {data && data.length > SHOWN && (
        <Text size="small" tone="muted">
          {t('deadlines.more', { count: data.length - SHOWN })}
        </Text>
      )}
    </section>
  );
}
