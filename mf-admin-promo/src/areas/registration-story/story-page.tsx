import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { registrationStory, STORY_KINDS } from '@fio/contracts/admin/registration-story';
import { REGISTRATION_STATE_TONES } from '@fio/contracts/terms/registrations.tones';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { StateChip } from '@fio/design-system/chip';
import { EmptyState } from '@fio/design-system/empty-state';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, useMay } from '@fio/platform/area';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { useNavigate, useParams, useSearchParams } from '@fio/platform/router';
import { Entries } from './entries.tsx';
import { KindFilter } from './kind-filter.tsx';
import classes from './registration-story.module.css';
import { useStoryWords } from './words.ts';

type Person = ResponseOf<typeof registrationStory.story>['person'];
const { list } = RECORD_PAGES.registrations;

/** Whose story it is, and the way back to their record. */
function Head({ person }: { person: Person }) {
  const t = useStoryWords();
  const may = useMay();
  const navigate = useNavigate();
  const people = may(list) ? { title: t('people'), href: list.path } : { title: t('people') };
  const name = person.name ?? t('gone');
  return (
    <PageHeader
      title={t('of', { name })}
      chip={<StateChip tone={REGISTRATION_STATE_TONES[person.state]}>{t(`state.${person.state}`)}</StateChip>}
      breadcrumbs={
        <Breadcrumbs
          label={t('people')}
          items={[people, { title: name, href: `${list.path}/${person.id}` }, { title: t('title') }]}
          onNavigate={(href) => void navigate(href)}
        />
      }
    />
  );
}

/** /admin/registrations/{id}/story: what somebody did, was given and was sent, the latest first. */
export function StoryPage() {
  const t = useStoryWords();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const asked = (search.get('kinds') ?? '').split(',');
  const chosen = STORY_KINDS.filter((kind) => asked.includes(kind));
  const kinds = chosen.join(',');
  const { data, error, isFetching, refetch } = useApiQuery(
    registrationStory.story,
    { params: { id }, query: kinds ? { kinds } : {} },
    { staleTime: 0, placeholderData: (before) => (before?.person.id === id ? before : undefined) },
  );
  if (error?.status === 404 || error?.status === 422)
    return <EmptyState title={t('missing.title')} text={t('missing.text')} />;
  if (error && !isFetching)
    return <LoadFailure error={error} retrying={false} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <SkeletonText lines={8} />
      </div>
    );
  return (
    <>
      <Head person={data.person} />
      <div className={classes['story']}>
        <KindFilter
          chosen={chosen}
          hidden={data.hidden}
          onChange={(next) => setSearch(next.length > 0 ? { kinds: next.join(',') } : {}, { replace: true })}
        />
        {data.items.length === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <Entries key={kinds} id={id} kinds={kinds} items={data.items} next={data.next} />
        )}
      </div>
    </>
  );
}
