import type { ExportKind } from '../../core/export/export.ts';
import { actionExports } from '../actions/actions.export.ts';
import { cpfBlockExports } from '../cpf-block/cpf-block.export.ts';
import { mailExports } from '../dispatches/log/dispatches.export.ts';
import { invoiceExports } from '../invoices/invoices.export.ts';
import { pollExports } from '../polls/polls.export.ts';
import { invalidPrizeExports, prizeExports } from '../prizes/prizes.export.ts';
import { registrationExports } from '../registrations/registrations.export.ts';
import { sacExports } from '../sac/sac.export.ts';
import { showExports } from '../shows/shows.export.ts';
import { suggestionExports } from '../suggestions/suggestions.export.ts';
import { ticketExports } from '../tickets/tickets.export.ts';
import { userExports } from '../users/users.export.ts';
import { winnerExports } from '../winners/winners.export.ts';

/** What can be exported. An area adds its line here; its contract has the endpoint that asks for it. */
const EXPORT_KINDS: readonly ExportKind[] = [
  actionExports,
  cpfBlockExports,
  mailExports,
  invoiceExports,
  invalidPrizeExports,
  pollExports,
  prizeExports,
  registrationExports,
  sacExports,
  showExports,
  suggestionExports,
  ticketExports,
  userExports,
  winnerExports,
];

export const exportKindOf = (resource: string): ExportKind | undefined =>
  EXPORT_KINDS.find(({ name }) => name === resource);
