import type { LuckyNumbers } from './LuckyNumbers.ts';

export interface TicketServices {
  readonly luckyNumbers: LuckyNumbers;
}
