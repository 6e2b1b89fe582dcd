import { formatLuckyNumber } from '@fio/domain/lucky-number';
import type { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

/** A lucky number as its page shows it. */
export type TicketDetail = ResponseOf<typeof adminTickets.get>;

/** As it is printed. */
export const nameOf = ({
  series,
  number,
  seriesSize,
}: Pick<TicketDetail, 'series' | 'number' | 'seriesSize'>): string =>
  formatLuckyNumber({ series, order: number }, seriesSize);
