import type { FramedImage } from '@fio/contracts/core/picture';
import type { PublishedDraw } from '@fio/contracts/public/draws';
import { Heading, Text } from '@fio/design-system/text';
import { OfferArt } from '../offers/offer-art.tsx';
import { contentLang } from '../page/content-language.ts';
import { WinnerItem } from './winner-item.tsx';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

interface Props {
  readonly prize: PublishedDraw['prizes'][number];
  /** How many numbers each series of the draw has. */
  readonly size: number;
  /** What was won; left out where the page shows none. */
  readonly picture?: FramedImage | null;
}

/** A prize with whoever won it. */
export function PrizeWinners({ prize, size, picture }: Props) {
  const t = useWinnersWords();
  const { id, title, description, winners, departures } = prize;
  return (
    <section className={classes['prize']} aria-labelledby={id}>
      {picture !== undefined && (
        <OfferArt
          picture={picture && { ...picture, alt: '' }}
          sizes="(min-width: 40rem) 17rem, 92vw"
          className={classes['art']}
        />
      )}
      <header>
        <Heading level={3} id={id} lang={contentLang()}>
          {title}
        </Heading>
        {description && (
          <Text tone="muted" lang={contentLang()}>
            {description}
          </Text>
        )}
        <Text size="small" tone="muted">
          {t(winners.length > 0 ? 'winners' : 'pending', { count: winners.length })}
        </Text>
      </header>
      <ul className={classes['winners']}>
        {winners.map((winner) => (
          <WinnerItem key={winner.id} winner={winner} departures={departures} size={size} />
        ))}
      </ul>
    </section>
  );
}
