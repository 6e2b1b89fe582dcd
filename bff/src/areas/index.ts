import type { Area } from '../engine/Area.ts';
import { shopCodesArea } from './shop-codes/index.ts';
import { accountArea } from './account/index.ts';
import { actionsArea } from './actions/index.ts';
import { apiDocumentsArea } from './api-documents/index.ts';
import { bulkRunsArea } from './bulk-runs/index.ts';
import { calendarArea } from './calendar/index.ts';
import { calculationArea } from './calculation/index.ts';
import { changesArea } from './changes/index.ts';
import { commandsArea } from './commands/index.ts';
import { consentsArea } from './consents/index.ts';
import { consultingArea } from './consulting/index.ts';
import { cpfBlockArea } from './cpf-block/index.ts';
import { dashboardArea } from './dashboard/index.ts';
import { demonstrationArea } from './demonstration/index.ts';
import { dispatchesArea } from './dispatches/index.ts';
import { drawsArea } from './draws/index.ts';
import { emailTemplatesArea } from './email-templates/index.ts';
import { embedsArea } from './embeds/index.ts';
import { exportsArea } from './exports/index.ts';
import { faqArea } from './faq/index.ts';
import { indexesArea } from './indexes/index.ts';
import { invitationsArea } from './invitations/index.ts';
import { invoicesArea } from './invoices/index.ts';
import { ipsArea } from './ips/index.ts';
import { keysArea } from './keys/index.ts';
import { lineArea } from './line/index.ts';
import { listViewsArea } from './list-views/index.ts';
import { locationsArea } from './locations/index.ts';
import { logsArea } from './logs/index.ts';
import { notificationsArea } from './notifications/index.ts';
import { observationArea } from './observation/index.ts';
import { passkeysArea } from './passkeys/index.ts';
import { permissionsArea } from './permissions/index.ts';
import { pollsArea } from './polls/index.ts';
import { privacyArea } from './privacy/index.ts';
import { prizesArea } from './prizes/index.ts';
import { profileArea } from './profile/index.ts';
import { rankingArea } from './ranking/index.ts';
import { recoveryArea } from './recovery/index.ts';
import { registrationsArea } from './registrations/index.ts';
import { regulationsArea } from './regulations/index.ts';
import { releaseArea } from './release/index.ts';
import { remoteLoadsArea } from './remote-loads/index.ts';
import { remotesArea } from './remotes/index.ts';
import { retentionArea } from './retention/index.ts';
import { sacArea } from './sac/index.ts';
import { salesArea } from './sales/index.ts';
import { searchArea } from './search/index.ts';
import { securityArea } from './security/index.ts';
import { sessionArea } from './session/index.ts';
import { shareArea } from './share/index.ts';
import { showsArea } from './shows/index.ts';
import { statisticsArea } from './statistics/index.ts';
import { suggestionsArea } from './suggestions/index.ts';
import { ticketsArea } from './tickets/index.ts';
import { tokensArea } from './tokens/index.ts';
import { transparencyArea } from './transparency/index.ts';
import { unsubscribeArea } from './unsubscribe/index.ts';
import { uploadsArea } from './uploads/index.ts';
import { usersArea } from './users/index.ts';
import { votesArea } from './votes/index.ts';
import { webhooksArea } from './webhooks/index.ts';
import { winnersArea } from './winners/index.ts';
import { winnersDrawArea } from './winners-draw/index.ts';

/** The product. An area adds its line here and nowhere else. */
export const areas: readonly Area[] = [
  shopCodesArea,
  accountArea,
  actionsArea,
  apiDocumentsArea,
  bulkRunsArea,
  calculationArea,
  calendarArea,
  changesArea,
  commandsArea,
  consentsArea,
  consultingArea,
  cpfBlockArea,
  dashboardArea,
  demonstrationArea,
  dispatchesArea,
  drawsArea,
  emailTemplatesArea,
  embedsArea,
  exportsArea,
  faqArea,
  indexesArea,
  invitationsArea,
  invoicesArea,
  ipsArea,
  keysArea,
  lineArea,
  listViewsArea,
  locationsArea,
  logsArea,
  notificationsArea,
  observationArea,
  passkeysArea,
  permissionsArea,
  pollsArea,
  privacyArea,
  prizesArea,
  profileArea,
  rankingArea,
  recoveryArea,
  registrationsArea,
  regulationsArea,
  releaseArea,
  remoteLoadsArea,
  remotesArea,
  retentionArea,
  sacArea,
  salesArea,
  searchArea,
  securityArea,
  sessionArea,
  shareArea,
  showsArea,
  statisticsArea,
  suggestionsArea,
  ticketsArea,
  tokensArea,
  transparencyArea,
  unsubscribeArea,
  uploadsArea,
  usersArea,
  votesArea,
  webhooksArea,
  winnersArea,
  winnersDrawArea,
];
