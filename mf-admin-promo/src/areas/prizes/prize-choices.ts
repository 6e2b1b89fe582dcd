import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { useApiQuery } from '@fio/platform/api';

/** All that can be won, in its order. */
export const useKinds = () => useApiQuery(prizeKinds.choices).data ?? [];

/** The latest schedules. */
export const useSchedules = () =>
  (useApiQuery(prizeSchedules.list, { query: {} }).data?.items ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }));
