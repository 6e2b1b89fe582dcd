import type { RiskName } from '@fio/domain/risk';
import type { Terms } from './terms.ts';

export const riskEn: Terms<RiskName> = {
  device: 'Many people on the device',
  address: 'Many people at the address',
  pace: 'Many receipts in a short time',
  series: 'Series that no shop uses',
  numbers: 'Number out of the shop’s pace',
  order: 'Day out of the shop’s order',
  value: 'Value unusual for the shop',
};
