import type { HomePage } from '@fio/contracts/public/shows';
import { EmptyState } from '@fio/design-system/empty-state';
import { Heading, Text } from '@fio/design-system/text';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { Theory } from '../votes/theory.tsx';
import { RegisterWindow } from './register-window.tsx';
import { useHomeWords } from './words.ts';
import classes from './stage.module.css';

/** The art, the campaign's line at its foot and the question that matters most, answerable at once. */
export function Stage({ home: { hero, featured } }: { home: HomePage }) {
  const t = useHomeWords();
  return (
    <section className={classes['stage']}>
      {hero && (
        <img
          src={hero.src}
          srcSet={hero.srcSet}
          sizes="100vw"
          width={hero.width}
          height={hero.height}
          alt={hero.alt}
          fetchPriority="high"
          className={classes['art']}
        />
      )}
      <div className={classes['line']}>
        <Heading level={1} size="xl">
          {t('line')}
        </Heading>
        <Text size="lead" className={classes['lead']}>
          {t('lead')}
        </Text>
        <RegisterWindow />
      </div>
      <div className={classes['question']}>
        <VisuallyHidden>
          <h2>{t('featured')}</h2>
        </VisuallyHidden>
        {featured ? (
          <Theory poll={featured} featured linked />
        ) : (
          <EmptyState title={t('noFeatured')} text={t('noFeaturedText')} headingLevel={3} />
        )}
      </div>
    </section>
  );
}
