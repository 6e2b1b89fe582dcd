import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { ShowDetail } from './show-values.ts';
import classes from './shows.module.css';
import { useShowsWords } from './words.ts';

/** What a series is, beside its poster. */
export function ShowSummary({ record: show }: { record: ShowDetail }) {
  const t = useShowsWords();
  const { poster, rating, releaseDate } = show;
  return (
    <div className={classes['summary']}>
      {poster && (
        <img
          className={classes['poster']}
          src={poster.src}
          srcSet={poster.srcSet}
          sizes="160px"
          width={poster.width}
          height={poster.height}
          alt={poster.alt}
        />
      )}
      <DefinitionList
        items={[
          { term: t('field.platform'), value: show.platform },
          { term: t('field.genre'), value: show.genre },
          { term: t('field.rating'), value: rating && t(`rating.${rating}`) },
          { term: t('field.releaseDate'), value: releaseDate && format.day(releaseDate) },
          { term: t('field.slug'), value: `/${show.slug}` },
          { term: t('field.position'), value: format.number(show.position) },
          { term: t('field.updatedAt'), value: <Moment at={show.updatedAt} /> },
          { term: t('field.synopsis'), value: show.synopsis },
        ]}
      />
      {show.state === 'published' && <Link href={`/${show.slug}`}>{t('summary.site')}</Link>}
    </div>
  );
}
