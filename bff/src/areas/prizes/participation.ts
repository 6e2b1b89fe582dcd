export interface Participation {
  readonly registrationId: string;
  readonly invoiceId: string;
  /** When the participation was made: it wins a slot whose moment had come by then. */
  readonly at: Date;
}

/** Where the counter of each schedule stood once a participation was counted; none of a schedule that it isn't counted for. */
export type Counters = ReadonlyMap<string, number>;
