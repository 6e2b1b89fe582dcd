import { sha256 } from '@noble/hashes/sha2.js';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { checkPrizes, type PrizeVerdict } from '@fio/domain/prize-evidence';
import { toldLate } from '@fio/domain/shown-beacon';
import { readEntry } from '@fio/domain/transparency/binding-event';
import { areLogged, type FetchLog } from '../draw/logged.ts';
import { isSigned } from './bls.ts';
import { shake } from './schedule-slots.ts';

/** What came of making a schedule again and following who won. */
export interface ScheduleCheck extends PrizeVerdict {
  /** Each entry that is shown stands in the public log. */
  readonly log: boolean;
  /** When the log told the beacon's round, where the schedule had begun by then. */
  readonly beaconLate: string | null;
}

/** Makes a schedule again, here and now, and holds what is published against it. */
export async function checkSchedule(evidence: PrizesEvidence, from?: FetchLog): Promise<ScheduleCheck> {
  const told = evidence.log.flatMap(({ entry }) => readEntry(entry) ?? []);
  return {
    ...checkPrizes({ sha256, shake, isSigned }, evidence),
    log: await areLogged(evidence.log, from),
    beaconLate: toldLate(evidence.schedule.startsAt, told),
  };
}
