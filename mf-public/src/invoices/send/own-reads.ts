import { invoices } from '@fio/contracts/public/invoices';
import { prizes } from '@fio/contracts/public/prizes';
import { tickets } from '@fio/contracts/public/tickets';

/** What of one's own another receipt changes. */
export const OWN = [invoices.mine, tickets.mine, prizes.mine] as const;
