import type { PrizesPage } from '@fio/contracts/public/prize-offers';
import { Section } from '../page/section.tsx';
import { NextDraw } from './next-draw.tsx';
import { useOffersWords } from './words.ts';

interface Props {
  readonly next: NonNullable<PrizesPage['next']>;
  readonly hasPrizes: boolean;
}

/** Nothing is left to win at this moment, and still there is a draw to come. */
export function AllWon({ next, hasPrizes }: Props) {
  const t = useOffersWords();
  return (
    <Section title={t('title')} {...(hasPrizes && { lead: t('none') })}>
      <NextDraw draw={next} />
    </Section>
  );
}
