import {
  adminFaq,
  adminPolls,
  adminRegistrations,
  adminRegulations,
  adminSac,
  adminShows,
  adminSuggestions,
  users,
  winners,
  winnersDraw,
} from '@fio/contracts';
import { adminFaqRoutes } from '../faq/faq.routes.ts';
import { adminPollRoutes } from '../polls/polls.routes.ts';
import { adminRegistrationRoutes } from '../registrations/admin-registrations.routes.ts';
import { adminRegulationRoutes } from '../regulations/regulations.routes.ts';
import { adminSacRoutes } from '../sac/sac.routes.ts';
import { adminShowRoutes } from '../shows/shows.routes.ts';
import { adminSuggestionRoutes } from '../suggestions/suggestions.routes.ts';
import { userRoutes } from '../users/users.routes.ts';
import { winnerRoutes } from '../winners/winners.routes.ts';
import { winnersDrawRoutes } from '../winners-draw/winners-draw.routes.ts';
import { type Findable, findable } from './findable.ts';

/** What the palette finds, the likelier first. An area adds its line here. */
export const findables: readonly Findable[] = [
  findable(
    adminPolls,
    adminPollRoutes,
    ({ title }) => title,
    ({ show }) => show.title,
  ),
  findable(
    adminShows,
    adminShowRoutes,
    ({ title }) => title,
    ({ platform }) => platform,
  ),
  findable(
    adminRegistrations,
    adminRegistrationRoutes,
    ({ name, email }) => name ?? email ?? '–',
    ({ email }) => email,
  ),
  findable(winners, winnerRoutes, ({ name }) => name),
  findable(winnersDraw, winnersDrawRoutes, ({ title }) => title),
  findable(
    adminSuggestions,
    adminSuggestionRoutes,
    ({ text }) => text,
    ({ show }) => show.title,
  ),
  findable(
    adminSac,
    adminSacRoutes,
    ({ protocol }) => protocol,
    ({ name }) => name,
  ),
  findable(adminRegulations, adminRegulationRoutes, ({ title }) => title),
  findable(adminFaq, adminFaqRoutes, ({ question }) => question),
  findable(
    users,
    userRoutes,
    ({ name }) => name,
    ({ email }) => email,
  ),
];
