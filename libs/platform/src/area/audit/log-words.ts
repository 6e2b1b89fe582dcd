import type { LogKind, logs } from '@fio/contracts/admin/logs';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { defineWords, format } from '../../i18n/index.ts';
import { logEn } from './log.en.ts';
import { logPt } from './log.pt.ts';

type LogRow = ResponseOf<typeof logs.list>['items'][number];

const useWords = defineWords('log-terms', { pt: logPt, en: logEn });
const { t } = useWords;

/** What happened, in the page's language; read it where the language is watched. */
export const logKind = (kind: LogKind): string => t(`kind.${kind}`);

function titleOf({ record }: LogRow): string | null {
  if (!record?.title) return null;
  return record.area === 'invoices' ? t('invoice', { number: record.title }) : record.title;
}

function moreOf({ purpose, prizeState, count }: LogRow): string | null {
  if (purpose) return t(`purpose.${purpose}`);
  if (prizeState) return t(`prize.${prizeState}`);
  return count === null ? null : t('numbers', { count, total: format.number(count) });
}

/** What a log is about: its record's title, what came of it, or both; null when the kind says it all. */
export function aboutLog(row: LogRow): string | null {
  const [what, more] = [titleOf(row), moreOf(row)];
  return what && more ? t('with', { what, more }) : (what ?? more);
}
