import { adminShows } from '@fio/contracts/admin/shows';
import { POLL_TYPES, STAMPS } from '@fio/contracts/public/polls';
import { enumeration } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { usePollsWords } from './words.ts';

const { t } = usePollsWords;

export const pollType = enumeration(usePollsWords, 'type', POLL_TYPES);
export const useSuspicious = () => [{ value: 'waiting', label: t('suspicious.some') }];
export const useStamps = () => STAMPS.map((value) => ({ value, label: t(`stamp.${value}`) }));

/** Every series not archived, by title. */
export const useShows = () => useApiQuery(adminShows.choices).data ?? [];
