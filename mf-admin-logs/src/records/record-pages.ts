import { calculation } from '@fio/contracts/admin/calculation';
import { commands } from '@fio/contracts/admin/commands';
import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import { emailTemplates } from '@fio/contracts/admin/email-templates';
import { adminExports } from '@fio/contracts/admin/exports';
import { adminFaq } from '@fio/contracts/admin/faq';
import { indexes } from '@fio/contracts/admin/indexes';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { ips } from '@fio/contracts/admin/ips';
import { adminPolls } from '@fio/contracts/admin/polls';
import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { adminRegulations } from '@fio/contracts/admin/regulations';
import { adminSac } from '@fio/contracts/admin/sac';
import { adminShows } from '@fio/contracts/admin/shows';
import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import { tokens } from '@fio/contracts/admin/tokens';
import { users } from '@fio/contracts/admin/users';
import { winners } from '@fio/contracts/admin/winners';
import { winnersDraw } from '@fio/contracts/admin/winners-draw';

/** Whose records have a page of their own, by what the audit and the logs call them. */
export const RECORD_PAGES = {
  calculation,
  commands,
  'cpf-block': cpfBlock,
  draw: winnersDraw,
  exports: adminExports,
  faq: adminFaq,
  indexes,
  invoices: adminInvoices,
  ips,
  polls: adminPolls,
  'prize-kinds': prizeKinds,
  'prize-schedules': prizeSchedules,
  prizes: adminPrizes,
  registrations: adminRegistrations,
  regulations: adminRegulations,
  sac: adminSac,
  shows: adminShows,
  suggestions: adminSuggestions,
  templates: emailTemplates,
  tokens,
  users,
  winners,
} as const;
