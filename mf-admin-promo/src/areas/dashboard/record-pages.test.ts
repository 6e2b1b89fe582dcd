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
import { logs } from '@fio/contracts/admin/logs';
import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { expect, it } from 'vitest';

const contracts: Readonly<Record<keyof typeof RECORD_PAGES, { list: AnyEndpoint; get: AnyEndpoint }>> = {
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
  logs,
};

it('says of each page what its contract says', () => {
  const told = Object.entries(contracts).map(([name, { list, get }]) => [
    name,
    { list: { path: list.path, access: list.access }, get: { access: get.access } },
  ]);
  expect(RECORD_PAGES).toEqual(Object.fromEntries(told));
  // A record's page is below its list.
  for (const { list, get } of Object.values(contracts)) expect(get.path).toBe(`${list.path}/:id`);
});
