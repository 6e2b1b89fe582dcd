import { actionEn } from '@fio/contracts/terms/actions.en';
import { cpfBlockOriginEn } from '@fio/contracts/terms/cpf-block-reasons.en';
import { documentEn } from '@fio/contracts/terms/documents.en';
import { dispatchKindEn } from '@fio/contracts/terms/dispatches.en';
import {
  approximationEn,
  emptySeriesEn,
  prescriptionEventEn,
  seriesFoldEn,
  termUnitEn,
} from '@fio/contracts/terms/draw-rules.en';
import { exportFormatEn } from '@fio/contracts/terms/exports.en';
import { regulationKindEn } from '@fio/contracts/terms/regulations.en';
import { shopCodeStateEn } from '@fio/contracts/terms/shop-codes.en';
import { groupingEn } from '@fio/contracts/terms/statistics.en';
import { webhookTypeEn } from '@fio/contracts/terms/webhooks.en';
import { disqualificationEn } from '@fio/contracts/terms/winners.en';
import { prefixed } from '../../i18n/prefixed.ts';

/** What fields hold besides states: choices of forms, as those forms have them, by field and, where it has to be told, resource. */
export const valueTermsEn = {
  ...prefixed('documentsUnit', termUnitEn),
  ...prefixed('prescribesFrom', prescriptionEventEn),
  ...prefixed('ruleSet.fold', seriesFoldEn),
  ...prefixed('ruleSet.approximation', approximationEn),
  ...prefixed('ruleSet.emptySeries', emptySeriesEn),
  ...prefixed('kind.dispatches', dispatchKindEn),
  ...prefixed('kind.regulations', regulationKindEn),
  'language.pt': 'Portuguese',
  'language.en': 'English',
  ...prefixed('format', exportFormatEn),
  ...prefixed('origin.cpf-block', cpfBlockOriginEn),
  ...prefixed('state.shop-codes', shopCodeStateEn),
  ...prefixed('events', webhookTypeEn),
  ...prefixed('document', documentEn),
  ...prefixed('documents.winners', documentEn),
  ...prefixed('proposal', disqualificationEn),
  ...prefixed('reason.winners', disqualificationEn),
  ...prefixed('by', groupingEn),
  ...prefixed('may', actionEn),
  'revokedReason.tokens.staff': 'Revoked by staff',
  'revokedReason.tokens.password': 'Its owner changed the password',
};
