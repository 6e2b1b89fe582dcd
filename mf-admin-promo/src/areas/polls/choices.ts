import { POLL_STATES } from '@fio/domain/poll';
import { adminShows } from '@fio/contracts/admin/shows';
import { POLL_TYPES, STAMPS } from '@fio/contracts/public/polls';
import { useApiQuery } from '@fio/platform/api';
import { usePollsWords } from './words.ts';

const { t } = usePollsWords;

export const useStates = () => POLL_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
export const useTypes = () => POLL_TYPES.map((value) => ({ value, label: t(`type.${value}`) }));
export const useSuspicious = () => [{ value: 'waiting', label: t('suspicious.some') }];
export const useStamps = () => STAMPS.map((value) => ({ value, label: t(`stamp.${value}`) }));

/** Every series not archived, by title. */
export const useShows = () => useApiQuery(adminShows.choices).data ?? [];
