/** A date of a calendar: a moment, or a whole day of America/Sao_Paulo. */
export interface CalendarEvent {
  /** Stays the same however the date changes: what kind of date of which record. */
  readonly id: string;
  /** Of the record: grows with each change of it. */
  readonly version: number;
  readonly changedAt: Date;
  readonly title: string;
  readonly text: string;
  /** Where on the site there is more. */
  readonly path: `/${string}`;
  readonly at: { readonly moment: Date; readonly minutes: number } | { readonly day: string };
  /** It will not take place; whoever has it in their calendar is told. */
  readonly isCancelled?: boolean;
}

/** When it begins, in milliseconds: a day at its midnight in São Paulo. */
export const beginOf = ({ at }: CalendarEvent): number =>
  'day' in at ? Date.parse(`${at.day}T00:00:00-03:00`) : at.moment.getTime();
