import type { PublicSuggestion } from '@fio/contracts/public/shows';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import section from '../page/section.module.css';
import { useShowWords } from './words.ts';
import classes from './show-suggestions.module.css';

/** What visitors made of the series: approved suggestions, and the way to add one's own. */
export function ShowSuggestions({
  slug,
  suggestions,
}: {
  slug: string;
  suggestions: readonly PublicSuggestion[];
}) {
  const t = useShowWords();
  return (
    <section className={section['narrow']}>
      <Heading level={2}>{t('suggestions')}</Heading>
      {suggestions.length > 0 && (
        <ul className={classes['list']}>
          {suggestions.map(({ id, text, author }) => (
            <li key={id} className={classes['note']}>
              <blockquote className={classes['words']} lang={contentLang()}>
                {text}
              </blockquote>
              <span className={classes['author']}>{author ? t('by', { author }) : t('bySomebody')}</span>
            </li>
          ))}
        </ul>
      )}
      <Text tone="muted">{t('suggestLead')}</Text>
      <div>
        <Button variant="secondary" size="lg" href={`?sugerir=${slug}`} onNavigate={navigateTo}>
          {t('suggest')}
        </Button>
      </div>
    </section>
  );
}
