import { SUGGESTION_STATE_TONES } from '@fio/contracts/terms/suggestions.tones';
import { suggestions, type MySuggestion } from '@fio/contracts/public/suggestions';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { navigateTo, useLocation } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { PartFailed } from '../page/part-failed.tsx';
import { useSuggestionsWords } from './words.ts';
import classes from './suggestions.module.css';

/** One suggestion: the series, the words, what became of it and why. */
function OwnSuggestion({ suggestion }: { suggestion: MySuggestion }) {
  const t = useSuggestionsWords();
  const { show, text, state, reason, poll, createdAt } = suggestion;
  return (
    <li className={classes['item']}>
      <div className={classes['words']}>
        <span className={classes['series']}>
          <Link href={`/${show.slug}`} onNavigate={navigateTo}>
            {show.title}
          </Link>{' '}
          · {t('sentAt', { when: format.date(createdAt) })}
        </span>
        <Text lang={contentLang()}>{text}</Text>
        {reason && <Text tone="muted">{t('reason', { reason })}</Text>}
        {poll && (
          <Link href={`/teoria/${poll.slug}`} onNavigate={navigateTo}>
            {t('seePoll')}
          </Link>
        )}
      </div>
      <StateChip tone={SUGGESTION_STATE_TONES[state]}>{t(`state.${state}`)}</StateChip>
    </li>
  );
}

/** Opens the dialog over whichever part of a page this is. */
function Suggest() {
  const t = useSuggestionsWords();
  const search = new URLSearchParams(useLocation().search);
  search.set('sugerir', '');
  return (
    <Button variant="secondary" href={`?${search.toString()}`} onNavigate={navigateTo}>
      {t('suggest')}
    </Button>
  );
}

/** The visitor's own suggestions, latest first, without a heading: whoever shows them has one. */
export function MySuggestions() {
  const t = useSuggestionsWords();
  const query = useApiQuery(suggestions.mine, {}, { quiet: true });
  const { data } = query;
  if (!data && query.isError) return <PartFailed title={t('failed')} query={query} />;
  if (!data) return <Skeleton height={160} radius="card" />;
  if (data.items.length === 0)
    return <EmptyState title={t('none')} text={t('noneText')} headingLevel={3} action={<Suggest />} />;
  return (
    <div className={classes['form']}>
      <ul className={classes['list']}>
        {data.items.map((suggestion) => (
          <OwnSuggestion key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
      <div>
        <Suggest />
      </div>
    </div>
  );
}
