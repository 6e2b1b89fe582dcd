import type { PublishedDraw } from '@fio/contracts/public/draws';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { WinnerItem } from './winner-item.tsx';
import classes from './winners.module.css';
import { contentLang } from '../page/content-language.ts';
import { useWinnersWords } from './words.ts';

/** The five prizes of the extraction, in full: whoever has the regulation finds the winners from them. */
function Extraction({ extraction: { contest, date, prizes } }: Pick<PublishedDraw, 'extraction'>) {
  const t = useWinnersWords();
  return (
    <figure className={classes['extraction']}>
      <figcaption>{t('extraction', { contest, date: format.day(date) })}</figcaption>
      <ol>
        {prizes.map((prize, index) => (
          // The order is what tells them apart: two prizes may have the same number.
          <li key={index}>
            <span>{t('ordinal', { number: index + 1 })}</span> <strong>{prize}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A draw: when and from what, then each prize with whoever won it. */
export function DrawSection({ draw }: { draw: PublishedDraw }) {
  const t = useWinnersWords();
  const { slug, title, periodFrom, periodTo, place, prizes } = draw;
  const when = format.dateTime(draw.calculatedAt);
  return (
    <section className={classes['draw']} aria-labelledby={slug}>
      <header className={classes['about']}>
        <Heading level={2} id={slug} lang={contentLang()}>
          {title}
        </Heading>
        <ul className={classes['facts']}>
          <li>{t('period', { from: format.day(periodFrom), to: format.day(periodTo) })}</li>
          <li>{place ? t('calculatedAt', { when, place }) : t('calculated', { when })}</li>
          <li>{t('published', { date: format.date(draw.publishedAt) })}</li>
        </ul>
        <Extraction extraction={draw.extraction} />
      </header>
      {prizes.map((prize) => (
        <section key={prize.id} className={classes['prize']} aria-labelledby={prize.id}>
          <header>
            <Heading level={3} id={prize.id} lang={contentLang()}>
              {prize.title}
            </Heading>
            {prize.description && (
              <Text tone="muted" lang={contentLang()}>
                {prize.description}
              </Text>
            )}
            <Text size="small" tone="muted">
              {t(prize.winners.length > 0 ? 'winners' : 'pending', { count: prize.winners.length })}
            </Text>
          </header>
          <ul className={classes['winners']}>
            {prize.winners.map((winner) => (
              <WinnerItem key={winner.id} winner={winner} />
            ))}
          </ul>
          {prize.winners.some(({ rank }) => rank > 0) && (
            <Text size="small" tone="muted">
              {t('surrogateWhy')}
            </Text>
          )}
        </section>
      ))}
    </section>
  );
}
