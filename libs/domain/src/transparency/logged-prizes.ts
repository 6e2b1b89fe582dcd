import type { BeaconRound } from '../prize-beacon.ts';

/** What a schedule of instant prizes is bound to. */
export interface LoggedSchedule {
  readonly schedule: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Minutes of the day in America/Sao_Paulo. */
  readonly opensMinute: number;
  readonly closesMinute: number;
  /** Every so manyth participation wins; null: moments do. */
  readonly every: number | null;
  /** By title as it was then: a prize that is renamed later is still the one that was promised. */
  readonly allotment: readonly { readonly kind: string; readonly title: string; readonly quantity: number }[];
  readonly seedHash: string;
  /** Whether each win of it is told too; schedules from before it was say nothing. */
  readonly winsTold: true;
  /** The round that its slots wait for, which comes after this entry; schedules that wait for none say nothing. */
  readonly beacon?: BeaconRound;
}

/** The round that a schedule waited for, as it came. */
export interface LoggedBeacon {
  readonly schedule: string;
  readonly round: number;
  /** 48 bytes, hexadecimal: with the seed all slots follow from it. */
  readonly signature: string;
}

/** One place of a schedule, and who has or had its prize: what only who knows both ids can compute. */
export interface LoggedPrize {
  readonly schedule: string;
  /** From 1, in the order in which they come up. */
  readonly slot: number;
  /** SHA-256 of the prize's id and the registration's, 16 bytes each. */
  readonly holder: string;
}
