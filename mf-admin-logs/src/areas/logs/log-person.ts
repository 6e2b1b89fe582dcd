import type { logs } from '@fio/contracts/admin/logs';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { useLogsWords } from './words.ts';

export type LogDetail = ResponseOf<typeof logs.get>;

/** Whose log it is, as far as that is known. */
export function personOf({ person }: Pick<LogDetail, 'person'>): string {
  const { t } = useLogsWords;
  return person === null ? t('unknown') : (person.name ?? t('gone'));
}
