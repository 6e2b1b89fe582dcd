export type { Change, Seat } from './draw/Change.ts';
export { findNumber, openingForm, proofFile } from './draw/proofs.ts';
export { shownSlots } from './draw/prizes.ts';
export type { Files } from './sources/Files.ts';
export {
  verifyDraw,
  STEPS,
  type Asked,
  type Confirmed,
  type Refused,
  type StepName,
  type Verdict,
} from './verify.ts';
export { filesOf, filesOfSite, kept } from './sources/site.ts';
export {
  verifyPrizes,
  PRIZES_STEPS,
  type ConfirmedPrizes,
  type PrizesStep,
  type PrizesVerdict,
} from './prizes/verify-prizes.ts';
export { filesOfZip } from './sources/zip.ts';
