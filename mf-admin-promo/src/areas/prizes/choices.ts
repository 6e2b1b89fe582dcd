import { PRIZE_STATES } from '@fio/domain/prize';
import { PRIZE_REASONS } from '@fio/domain/prize-validation';
import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { PRIZE_ORIGINS } from '@fio/contracts/admin/prizes';
import { useApiQuery } from '@fio/platform/api';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

export const useStates = () => PRIZE_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
export const useOrigins = () => PRIZE_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }));
export const useReasons = () => PRIZE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));

/** All that can be won, in its order. */
export const useKinds = () => useApiQuery(prizeKinds.choices).data ?? [];

/** The latest schedules. */
export const useSchedules = () =>
  (useApiQuery(prizeSchedules.list, { query: {} }).data?.items ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }));
