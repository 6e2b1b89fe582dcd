import { prizeOriginEn, prizeReasonEn } from '@fio/contracts/terms/prize-reasons.en';
import { ownPrizeStateEn, prizeStateEn } from '@fio/contracts/terms/prizes.en';
import type { invalidPrizeExportPt, prizeExportPt, prizeDataPt } from './prizes.pt.ts';

const shared = {
  kind: 'Prize',
  value: 'Value (R$)',
  origin: 'Origin',
  participant: 'Participant',
  invoice: 'Receipt',
  claimedAt: 'Won at',
  reason: 'Reason',
  note: 'Internal note',
};

export const prizeExportEn: typeof prizeExportPt = {
  file: 'prizes',
  columns: {
    ...shared,
    state: 'State',
    opensAt: 'Moment',
    nth: 'Participation',
    validatedAt: 'Validated at',
    deliveredAt: 'Delivered at',
  },
  state: prizeStateEn,
  reason: prizeReasonEn,
  origin: prizeOriginEn,
};

export const invalidPrizeExportEn: typeof invalidPrizeExportPt = {
  file: 'invalid-prizes',
  columns: { ...shared, invalidatedAt: 'Refused at', invalidatedBy: 'Refused by', reoffered: 'Slot' },
  state: prizeStateEn,
  reason: prizeReasonEn,
  origin: prizeOriginEn,
};

/** The same in English. */
export const prizeDataEn: typeof prizeDataPt = {
  title: 'Prizes',
  columns: { prize: 'Prize', state: 'State', at: 'When' },
  state: ownPrizeStateEn,
};
