/** The day of a DATE column, which the client reads as midnight in UTC, as `YYYY-MM-DD`; of an instant take todayInSaoPaulo(). */
export function dayOf(date: Date): string;
export function dayOf(date: Date | null): string | null;
export function dayOf(date: Date | null): string | null {
  return date && date.toISOString().slice(0, 10);
}
