import type { ShowCard } from '@fio/contracts/public/shows';
import { EmptyState } from '@fio/design-system/empty-state';
import { PosterRow, SeriesCard } from '@fio/design-system/series-card';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { Section } from '../page/section.tsx';
import { posterOf } from '../page/poster.ts';
import { useHomeWords } from './words.ts';

/** The posters, in a row that snaps. */
export function Wall({ shows }: { shows: readonly ShowCard[] }) {
  const t = useHomeWords();
  return (
    <Section title={t('shows')} {...(shows.length > 0 && { lead: t('showsLead'), wide: true })}>
      {shows.length === 0 ? (
        <EmptyState title={t('noShows')} text={t('noShowsText')} headingLevel={3} />
      ) : (
        <PosterRow label={t('posters')}>
          {shows.map((show) => (
            <SeriesCard
              key={show.id}
              title={show.title}
              lang={contentLang()}
              poster={posterOf(show)}
              href={`/${show.slug}`}
              onNavigate={navigateTo}
              openCount={show.openPolls === 0 ? t('noOpen') : t('openCount', { count: show.openPolls })}
              {...(show.rating && {
                rating: {
                  mark: show.rating,
                  label: show.rating === 'L' ? t('free') : t('years', { rating: show.rating }),
                },
              })}
            />
          ))}
        </PosterRow>
      )}
    </Section>
  );
}
