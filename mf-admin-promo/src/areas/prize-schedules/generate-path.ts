import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';

/** Beside the records: no id is a word. */
export const GENERATE_PATH = `${prizeSchedules.list.path}/create`;
