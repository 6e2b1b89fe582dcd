import type { LimitName } from '@fio/contracts';

/** Where a caller stands within a limit, once a request was counted. */
export interface RateLimit {
  readonly name: LimitName;
  /** Requests within a window. */
  readonly points: number;
  /** How long a window lasts. */
  readonly seconds: number;
  /** How many more there may be in this window. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetsIn: number;
}
