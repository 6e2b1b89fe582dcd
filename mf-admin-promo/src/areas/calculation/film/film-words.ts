import { boot } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { useCalculationWords } from '../words.ts';
import type { FilmFacts } from './film-facts.ts';

const { t } = useCalculationWords;

/** Every word that is drawn, in the language in use. */
export interface FilmWords {
  readonly campaign: string;
  readonly title: string;
  readonly day: string;
  readonly lottery: string;
  readonly prizes: readonly string[];
  readonly number: string;
  readonly winners: string;
  readonly more: string | null;
  readonly check: string;
}

export const filmWordsOf = ({ title, day, contest, prizes, more }: FilmFacts): FilmWords => ({
  campaign: boot().campaign.name,
  title,
  day: format.day(day),
  lottery: t('film.lottery', { contest }),
  prizes: prizes.map((_, index) => t('prizeNumber', { number: index + 1 })),
  number: t('film.number'),
  winners: t('film.winners'),
  more: more > 0 ? t('film.more', { count: more }) : null,
  check: t('film.check'),
});
