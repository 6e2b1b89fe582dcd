import type { DrawState } from '@fio/domain/draw/draw-state';
import type { DigitPlace } from '@fio/domain/draw/rule-set';
import type { SkipReason } from '@fio/domain/draw/number-list';
import type { CandidateSide } from '@fio/domain/draw/calculation';
import type { Terms } from './terms.ts';

export const drawStateEn: Terms<DrawState> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  frozen: 'List frozen',
  extraction_recorded: 'Awaits confirmation',
  confirmed: 'Extraction confirmed',
  calculated: 'Calculated',
  reviewed: 'Reviewed',
  published: 'Published',
  accounted: 'Accounts rendered',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
};

export const digitPlaceEn: Terms<DigitPlace> = {
  units: 'units',
  tens: 'tens',
  hundreds: 'hundreds',
  thousands: 'thousands',
  ten_thousands: 'ten thousands',
};

/** Why a number was passed over. */
export const skipReasonEn: Terms<SkipReason> = {
  voided: 'void number',
  blocked_cpf: 'CPF blocked',
  under_age: 'below the minimum age',
  already_awarded: 'the same person has won already',
  ineligible: 'who had the number takes part no more',
};

/** Where a number lay, seen from the one looked for. */
export const candidateSideEn: Terms<CandidateSide> = {
  target: 'the number looked for',
  above: 'above',
  below: 'below',
  wrapped_above: 'above, around the end of the series',
  wrapped_below: 'below, around the beginning of the series',
};
