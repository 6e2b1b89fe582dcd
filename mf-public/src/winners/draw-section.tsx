import type { FramedImage } from '@fio/contracts/core/picture';
import type { PublishedDraw } from '@fio/contracts/public/draws';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { PrizeWinners } from './prize-winners.tsx';
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

export type PrizePictures = ReadonlyMap<string, FramedImage | null>;

/** A draw: when and from what, then each prize with whoever won it. */
export function DrawSection({ draw, pictures }: { draw: PublishedDraw; pictures: PrizePictures }) {
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
        <PrizeWinners
          key={prize.id}
          prize={prize}
          size={draw.seriesSize}
          picture={pictures.get(prize.id) ?? null}
        />
      ))}
      <p className={classes['nextLinks']}>
        <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo}>
          {t('check', { title })}
        </Link>
        <Link href={`/ganhadores/${slug}/ao-vivo`} onNavigate={navigateTo}>
          {t('replay')}
        </Link>
      </p>
    </section>
  );
}
