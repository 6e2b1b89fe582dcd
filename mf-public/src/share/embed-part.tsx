import { useEffect, useId, useState } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import { EMBED_SIZE, EMBED_THEMES, embedCode, type EmbedLook, embedPath } from '@fio/domain/embed';
import { Button } from '@fio/design-system/button';
import { language } from '@fio/platform/i18n';
import { useShareWords } from './words.ts';
import classes from './embed-part.module.css';

/** The theory as another site's page will show it, its looks to choose, and the code that puts it there. */
export function EmbedPart({ poll: { slug, title } }: { poll: Pick<PollView, 'slug' | 'title'> }) {
  const t = useShareWords();
  const id = useId();
  const [look, setLook] = useState<EmbedLook>({ language: language(), theme: 'auto', accent: null });
  const [outcome, setOutcome] = useState<'embed.copied' | 'embed.notCopied'>();
  const [height, setHeight] = useState<number>(EMBED_SIZE.height);
  const code = embedCode({ slug, title, look }, window.location.origin);
  useEffect(() => setOutcome(undefined), [code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('embed.copied');
    } catch {
      document.getElementById(`${id}-code`)?.focus();
      setOutcome('embed.notCopied');
    }
  };
  return (
    <div className={classes['part']}>
      <fieldset className={classes['looks']}>
        <legend>{t('embed.theme')}</legend>
        {EMBED_THEMES.map((theme) => (
          <Button
            key={theme}
            variant="secondary"
            size="sm"
            aria-pressed={theme === look.theme}
            onClick={() => setLook({ ...look, theme })}
          >
            {t(`embed.theme.${theme}`)}
          </Button>
        ))}
      </fieldset>
      <div className={classes['looks']}>
        <label htmlFor={`${id}-accent`}>{t('embed.accent')}</label>
        <input
          id={`${id}-accent`}
          type="color"
          className={classes['accent']}
          value={look.accent ?? '#7c3aed'}
          onChange={(event) => setLook({ ...look, accent: event.currentTarget.value })}
        />
        {look.accent !== null && (
          <Button variant="quiet" size="sm" onClick={() => setLook({ ...look, accent: null })}>
            {t('embed.ownAccent')}
          </Button>
        )}
      </div>
      <iframe
        className={classes['frame']}
        src={embedPath(slug, look)}
        title={t('embed.preview', { title })}
        height={height}
        // To be looked at: no script runs in it, and nobody is counted.
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => {
          const main = currentTarget.contentDocument?.querySelector('main');
          if (main) setHeight(Math.ceil(main.getBoundingClientRect().height));
        }}
      />
      <div className={classes['head']}>
        <label htmlFor={`${id}-code`}>{t('embed.code')}</label>
        <p role="status">{outcome && t(outcome)}</p>
      </div>
      <textarea
        id={`${id}-code`}
        className={classes['code']}
        readOnly
        rows={5}
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t('embed.copy')}</Button>
    </div>
  );
}
