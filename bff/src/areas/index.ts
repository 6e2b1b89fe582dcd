import type { Route } from '../http/area.ts';
import { accountRoutes } from './account/account.routes.ts';
import { apiDocumentRoutes } from './api-documents/api-documents.routes.ts';
import { actionRoutes } from './actions/actions.routes.ts';
import { auditCheckRoutes } from './actions/checks/audit-checks.routes.ts';
import { bulkRunRoutes } from './bulk-runs/bulk-runs.routes.ts';
import { calculationRoutes } from './calculation/calculation.routes.ts';
import { calculationFileRoutes } from './calculation/files/calculation-files.routes.ts';
import { commandRoutes } from './commands/commands.routes.ts';
import { changeRoutes } from './changes/changes.routes.ts';
import { consentRoutes } from './consents/consents.routes.ts';
import { cpfBlockRoutes } from './cpf-block/cpf-block.routes.ts';
import { cpfImportRoutes } from './cpf-block/cpf-imports.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { drawProofRoutes } from './draws/draw-proof.routes.ts';
import { dispatchRoutes } from './dispatches/dispatches.routes.ts';
import { drawRoutes } from './draws/draws.routes.ts';
import { emailTemplateRoutes } from './email-templates/email-templates.routes.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { adminFaqRoutes, faqRoutes } from './faq/faq.routes.ts';
import { indexRoutes } from './indexes/indexes.routes.ts';
import { adminInvoiceRoutes } from './invoices/admin-invoices.routes.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { ipRoutes } from './ips/ips.routes.ts';
import { listViewRoutes } from './list-views/list-views.routes.ts';
import { locationRoutes } from './locations/locations.routes.ts';
import { logRoutes } from './logs/logs.routes.ts';
import { observationRoutes } from './observation/observation.routes.ts';
import { permissionRoutes } from './permissions/permissions.routes.ts';
import { adminPollRoutes } from './polls/polls.routes.ts';
import { resultRoutes } from './polls/results.routes.ts';
import {
  adminPrizeRoutes,
  invalidPrizeRoutes,
  prizeKindRoutes,
  prizeScheduleRoutes,
  validationRoutes,
} from './prizes/prizes.routes.ts';
import { prizeCommitmentRoutes } from './prizes/commitments.routes.ts';
import { prizeRoutes } from './prizes/own-prizes.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { adminRegulationRoutes, regulationRoutes } from './regulations/regulations.routes.ts';
import { adminRegistrationRoutes } from './registrations/admin-registrations.routes.ts';
import { registrationRecordRoutes } from './registrations/records/registration-records.routes.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { releaseRoutes } from './release/release.routes.ts';
import { remoteLoadRoutes } from './remote-loads/remote-loads.routes.ts';
import { remoteRoutes } from './remotes/remotes.routes.ts';
import { adminSacRoutes, sacRoutes } from './sac/sac.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { shareRoutes } from './share/share.routes.ts';
import { adminShowRoutes, showRoutes, theoryRoutes } from './shows/shows.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { adminSuggestionRoutes, suggestionRoutes } from './suggestions/suggestions.routes.ts';
import { adminTicketRoutes } from './tickets/admin-tickets.routes.ts';
import { numberPoolRoutes, ticketRoutes } from './tickets/tickets.routes.ts';
import { tokenRoutes } from './tokens/tokens.routes.ts';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe.routes.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { voteRoutes } from './votes/votes.routes.ts';
import { winnerRoutes } from './winners/winners.routes.ts';
import { winnersDrawRoutes } from './winners-draw/winners-draw.routes.ts';

/** Every route of the product. An area adds its line here and nowhere else. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...actionRoutes,
  ...adminFaqRoutes,
  ...adminInvoiceRoutes,
  ...permissionRoutes,
  ...adminPollRoutes,
  ...adminPrizeRoutes,
  ...releaseRoutes,
  ...remoteLoadRoutes,
  ...remoteRoutes,
  ...adminSacRoutes,
  ...adminRegistrationRoutes,
  ...adminRegulationRoutes,
  ...adminShowRoutes,
  ...calculationRoutes,
  ...calculationFileRoutes,
  ...commandRoutes,
  ...changeRoutes,
  ...consentRoutes,
  ...adminSuggestionRoutes,
  ...adminTicketRoutes,
  ...auditCheckRoutes,
  ...bulkRunRoutes,
  ...cpfBlockRoutes,
  ...cpfImportRoutes,
  ...dashboardRoutes,
  ...dispatchRoutes,
  ...drawProofRoutes,
  ...drawRoutes,
  ...emailTemplateRoutes,
  ...exportRoutes,
  ...faqRoutes,
  ...indexRoutes,
  ...invoiceRoutes,
  ...invalidPrizeRoutes,
  ...ipRoutes,
  ...listViewRoutes,
  ...locationRoutes,
  ...logRoutes,
  ...observationRoutes,
  ...prizeCommitmentRoutes,
  ...apiDocumentRoutes,
  ...prizeRoutes,
  ...privacyRoutes,
  ...prizeKindRoutes,
  ...prizeScheduleRoutes,
  ...profileRoutes,
  ...recoveryRoutes,
  ...registrationRecordRoutes,
  ...registrationRoutes,
  ...regulationRoutes,
  ...resultRoutes,
  ...sacRoutes,
  ...searchRoutes,
  ...securityRoutes,
  ...sessionRoutes,
  ...shareRoutes,
  ...showRoutes,
  ...statisticsRoutes,
  ...theoryRoutes,
  ...suggestionRoutes,
  ...numberPoolRoutes,
  ...ticketRoutes,
  ...tokenRoutes,
  ...unsubscribeRoutes,
  ...uploadRoutes,
  ...userRoutes,
  ...validationRoutes,
  ...voteRoutes,
  ...winnerRoutes,
  ...winnersDrawRoutes,
];
