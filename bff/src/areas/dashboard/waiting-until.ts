import type { dashboard, ResultOf } from '@fio/contracts';
import { deliversBy, termEnd, todayInSaoPaulo } from '@fio/domain';

type Until = ResultOf<typeof dashboard.figures>['waitingUntil'];

/** What is said to a consumer who asked (Decreto 11.034/2022, art. 13), and to whoever asks for their data (LGPD, art. 19). */
const CONSUMER_DAYS = 7;
const PRIVACY_DAYS = 15;

/** When the oldest of each began, as the database tells it. */
export interface Began {
  readonly invoices: string | null;
  /** When they were won. */
  readonly prizes: string | null;
  readonly toDeliver: string | null;
  /** Messages about anything but personal data. */
  readonly consumer: string | null;
  readonly privacy: string | null;
}

const after = (began: string | null, days: number | null): string | null =>
  began === null || days === null ? null : termEnd(new Date(began), { amount: days, unit: 'days' }).day;

const delivered = (won: string | null): string | null => won && deliversBy(todayInSaoPaulo(new Date(won)));

/** The nearest last day of what waits: of one kind all have as long, so it is that of the oldest. */
export function waitingUntil(began: Began, reviewDays: number | null): Until {
  const [consumer, privacy] = [after(began.consumer, CONSUMER_DAYS), after(began.privacy, PRIVACY_DAYS)];
  const [sac = null] = [consumer, privacy].filter((day) => day !== null).toSorted();
  return {
    invoices: after(began.invoices, reviewDays),
    prizes: delivered(began.prizes),
    toDeliver: delivered(began.toDeliver),
    sac,
    privacy,
  };
}
