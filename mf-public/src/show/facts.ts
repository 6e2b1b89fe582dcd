import type { ShowPage } from '@fio/contracts/public/shows';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import type { useShowWords } from './words.ts';

/** What there is to know of a series before its theories, in the order it is read. */
export function factsOf(show: ShowPage, t: typeof useShowWords.t): string[] {
  const { platform, genre, releaseDate, rating } = show;
  const out = releaseDate !== null && releaseDate <= todayInSaoPaulo(serverNow());
  return [
    platform,
    ...(genre ? [genre] : []),
    ...(releaseDate ? [t(out ? 'premiered' : 'premiere', { when: format.day(releaseDate) })] : []),
    ...(rating ? [rating === 'L' ? t('free') : t('years', { rating })] : []),
  ];
}
