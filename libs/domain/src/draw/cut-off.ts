/** When an extraction of the Loteria Federal begins at the earliest; Brazil has had no summer time since 2019. */
const EXTRACTION_BEGINS = 'T19:00:00-03:00';
const HOUR = 3_600_000;

/** Until when the list of a draw may be closed: so many hours before the extraction of `lotteryDate` (YYYY-MM-DD). */
export const cutOffOf = (lotteryDate: string, hours: number): Date =>
  new Date(Date.parse(`${lotteryDate}${EXTRACTION_BEGINS}`) - hours * HOUR);
