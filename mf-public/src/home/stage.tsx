import type { HomePage } from '@fio/contracts/public/shows';
import { EmptyState } from '@fio/design-system/empty-state';
import { Picture } from '@fio/design-system/picture';
import { Heading, Text } from '@fio/design-system/text';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { contentLang } from '../page/content-language.ts';
import { Theory } from '../votes/theory.tsx';
import { RegisterWindow } from './register-window.tsx';
import { useHomeWords } from './words.ts';
import classes from './stage.module.css';

/** The featured series' art; before there is any, the thread on its own. */
function Art({ hero }: Pick<HomePage, 'hero'>) {
  if (!hero)
    return (
      <svg
        className={classes['thread']}
        viewBox="0 0 1440 600"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <path d="M-20 380C220 120 420 560 640 330S900 40 1010 190s-150 260-230 120S1100 90 1460 240" />
      </svg>
    );
  return (
    <Picture
      picture={hero}
      sizes="100vw"
      fetchPriority="high"
      lang={contentLang()}
      className={classes['art']}
    />
  );
}

/** The art, the campaign's line at its foot and the question that matters most, answerable at once. */
export function Stage({ home: { hero, featured } }: { home: HomePage }) {
  const t = useHomeWords();
  return (
    <section className={classes['stage']}>
      <Art hero={hero} />
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
          <EmptyState
            title={t('noFeatured')}
            text={t('noFeaturedText')}
            headingLevel={3}
            className={classes['none']}
          />
        )}
      </div>
    </section>
  );
}
