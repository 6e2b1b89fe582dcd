import { consentPurposeEn } from '@fio/contracts/terms/consents.en';
import { logKindEn } from '@fio/contracts/terms/logs.en';
import { prizeStateEn } from '@fio/contracts/terms/prizes.en';
import { prefixed } from '../../i18n/prefixed.ts';
import type { logPt } from './log.pt.ts';

export const logEn: Record<keyof typeof logPt, string> = {
  ...prefixed('kind', logKindEn),

  ...prefixed('purpose', consentPurposeEn),

  ...prefixed('prize', prizeStateEn),

  numbers_one: '{{total}} number',
  numbers_other: '{{total}} numbers',
  invoice: 'Invoice no. {{number}}',
  with: '{{what}} · {{more}}',
};
