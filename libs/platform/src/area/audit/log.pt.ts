import { consentPurposePt } from '@fio/contracts/terms/consents.pt';
import { logKindPt } from '@fio/contracts/terms/logs.pt';
import { prizeStatePt } from '@fio/contracts/terms/prizes.pt';
import { prefixed } from '../../i18n/prefixed.ts';

/** What registered people do, in words. */
export const logPt = {
  ...prefixed('kind', logKindPt),

  ...prefixed('purpose', consentPurposePt),

  ...prefixed('prize', prizeStatePt),

  numbers_one: '{{total}} número',
  numbers_other: '{{total}} números',
  invoice: 'Nota nº {{number}}',
  with: '{{what}} · {{more}}',
};
