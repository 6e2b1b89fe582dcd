import type { FailureKind } from '@fio/contracts/public/remote-loads';

export type { FailureKind };

/** What failed, with the number a person can quote to us. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  readonly remote: string;
  readonly build: string;
  readonly incident: string;
  readonly cause: unknown;
}

/** Short enough to be read over the phone; random, for it only has to be found in our reports. */
export const newIncident = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
