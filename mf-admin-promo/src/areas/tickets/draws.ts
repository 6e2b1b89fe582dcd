import { adminTickets } from '@fio/contracts/admin/tickets';
import { useApiQuery } from '@fio/platform/api';

/** The draws whose numbers are committed. */
export const useDraws = () =>
  useApiQuery(adminTickets.draws).data?.items.map(({ draw: { id, title } }) => ({
    value: id,
    label: title,
  })) ?? [];
