import { sha256 } from '@noble/hashes/sha2.js';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { checkPrizes, type PrizeVerdict } from '@fio/domain/prize-evidence';
import { areLogged, type FetchLog } from '../draw/logged.ts';
import { isSigned } from './bls.ts';
import { shake } from './schedule-slots.ts';

/** What came of making a schedule again and following who won. */
export interface ScheduleCheck extends PrizeVerdict {
  /** Each entry that is shown stands in the public log. */
  readonly log: boolean;
}

/** Makes a schedule again, here and now, and holds what is published against it. */
export async function checkSchedule(evidence: PrizesEvidence, from?: FetchLog): Promise<ScheduleCheck> {
  return { ...checkPrizes({ sha256, shake, isSigned }, evidence), log: await areLogged(evidence.log, from) };
}
