import { FIGURE_HOURS, remoteFigures, type BuildFigures } from '@fio/contracts/admin/remote-figures';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useSearchParams } from '@fio/platform/router';
import { useRemotesWords } from './words.ts';

export type Hours = (typeof FIGURE_HOURS)[number];

/** What changes without the reader's doing is asked anew, and nobody is told of it. */
export const LIVE = { quiet: true, refetchInterval: 10_000 } as const;

/** Over how many hours the figures are: in the address, so that it can be sent to somebody. */
export function useHours(): [Hours, (hours: string) => void] {
  const [search, setSearch] = useSearchParams();
  const hours = FIGURE_HOURS.find((one) => one === search.get('hours')) ?? '24';
  return [hours, (next) => setSearch({ hours: next }, { replace: true, preventScrollReset: true })];
}

/** What pages told; undefined until it is here. */
export const useFigures = (hours: Hours) =>
  useApiQuery(remoteFigures.list, { query: { hours } }, { ...LIVE, placeholderData: (previous) => previous })
    .data;

export const figuresOf = (
  builds: readonly BuildFigures[] | undefined,
  remote: string,
  build: string | undefined,
): BuildFigures | undefined => builds?.find((one) => one.remote === remote && one.build === build);

/** 240 ms, 1,3 s. */
export function timeText(ms: number | null | undefined): string {
  const { t } = useRemotesWords;
  if (ms === null || ms === undefined) return '–';
  if (ms < 1000) return t('unit.milliseconds', { value: format.number(ms) });
  return t('unit.seconds', { value: format.number(Math.round(ms / 100) / 10) });
}

/** Enough of a build's name to tell it from others. */
export const shortBuild = (build: string): string => build.slice(0, 8);
