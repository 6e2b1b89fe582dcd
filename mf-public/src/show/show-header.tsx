import type { ShowPage } from '@fio/contracts/public/shows';
import { Picture } from '@fio/design-system/picture';
import { Heading, Text } from '@fio/design-system/text';
import { contentLang } from '../page/content-language.ts';
import dotted from '../page/dotted.module.css';
import { posterOf } from '../page/poster.ts';
import { factsOf } from './facts.ts';
import { useShowWords } from './words.ts';
import classes from './show-header.module.css';

/** A title beyond so many characters is set smaller: beside the poster a phone has room for few. */
const LONG = 40;

/** The art over the whole width, the poster before it, the title and the facts in one line. */
export function ShowHeader({ show }: { show: ShowPage }) {
  const t = useShowWords();
  const { hero, colors, title, synopsis } = show;
  return (
    <header className={classes['header']}>
      {hero ? (
        <Picture
          picture={hero}
          sizes="100vw"
          fetchPriority="high"
          lang={contentLang()}
          className={classes['art']}
        />
      ) : (
        <div
          className={classes['art']}
          style={{ background: `linear-gradient(${colors.from}, ${colors.to})` }}
        />
      )}
      <div className={classes['row']}>
        <Picture
          picture={posterOf(show)}
          lang={contentLang()}
          sizes="(min-width: 64rem) 240px, 112px"
          className={classes['poster']}
        />
        <div className={classes['words']}>
          <Heading level={1} lang={contentLang()} {...(title.length > LONG && { size: 'm' })}>
            {title}
          </Heading>
          <ul className={`${dotted['dotted'] ?? ''} ${classes['facts'] ?? ''}`} aria-label={t('facts')}>
            {factsOf(show, t).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <Text lang={contentLang()} className={classes['synopsis']}>
          {synopsis}
        </Text>
      </div>
    </header>
  );
}
