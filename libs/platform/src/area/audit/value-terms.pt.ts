import { actionPt } from '@fio/contracts/terms/actions.pt';
import { cpfBlockOriginPt } from '@fio/contracts/terms/cpf-block-reasons.pt';
import { documentPt } from '@fio/contracts/terms/documents.pt';
import { dispatchKindPt } from '@fio/contracts/terms/dispatches.pt';
import {
  approximationPt,
  emptySeriesPt,
  prescriptionEventPt,
  seriesFoldPt,
  termUnitPt,
} from '@fio/contracts/terms/draw-rules.pt';
import { exportFormatPt } from '@fio/contracts/terms/exports.pt';
import { regulationKindPt } from '@fio/contracts/terms/regulations.pt';
import { shopCodeStatePt } from '@fio/contracts/terms/shop-codes.pt';
import { groupingPt } from '@fio/contracts/terms/statistics.pt';
import { webhookTypePt } from '@fio/contracts/terms/webhooks.pt';
import { disqualificationPt } from '@fio/contracts/terms/winners.pt';
import { prefixed } from '../../i18n/prefixed.ts';

/** What fields hold besides states: choices of forms, as those forms have them, by field and, where it has to be told, resource. */
export const valueTermsPt = {
  ...prefixed('documentsUnit', termUnitPt),
  ...prefixed('prescribesFrom', prescriptionEventPt),
  ...prefixed('ruleSet.fold', seriesFoldPt),
  ...prefixed('ruleSet.approximation', approximationPt),
  ...prefixed('ruleSet.emptySeries', emptySeriesPt),
  ...prefixed('kind.dispatches', dispatchKindPt),
  ...prefixed('kind.regulations', regulationKindPt),
  'language.pt': 'Português',
  'language.en': 'Inglês',
  ...prefixed('format', exportFormatPt),
  ...prefixed('origin.cpf-block', cpfBlockOriginPt),
  ...prefixed('state.shop-codes', shopCodeStatePt),
  ...prefixed('events', webhookTypePt),
  ...prefixed('document', documentPt),
  ...prefixed('documents.winners', documentPt),
  ...prefixed('proposal', disqualificationPt),
  ...prefixed('reason.winners', disqualificationPt),
  ...prefixed('by', groupingPt),
  ...prefixed('may', actionPt),
  'revokedReason.tokens.staff': 'Revogado pela equipe',
  'revokedReason.tokens.password': 'O dono trocou de senha',
};
