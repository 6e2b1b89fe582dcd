import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { orderedPeriod, period, periodFields } from '../core/period.ts';

/** So many sites are told apart; those with fewer views stand together. */
export const EMBED_SITES_SHOWN = 50;

const site = z.object({
  /** Of the site whose pages show theories; empty of those that don't say, and of too many on one day. */
  host: z.string(),
  /** Widgets that came into sight, those that were followed to the theory's page, and first votes there of who came so: as browsers say. */
  views: z.int(),
  opened: z.int(),
  votes: z.int(),
  /** Of people whose first visit came from there. null: not told, for who may not list registrations. */
  registrations: z.nullable(z.int()),
});
export type EmbedSite = z.infer<typeof site>;

/** What theories in other sites' pages bring (docs/decisions/integrators.md). */
export const embedFigures = {
  sites: endpoint({
    method: 'GET',
    path: '/admin/statistics/widgets',
    access: 'statistics:list',
    query: z.strictObject(periodFields).check(orderedPeriod),
    response: z.object({
      period,
      /** Those with the most views first. */
      sites: z.array(site),
      rest: z.nullable(z.object({ sites: z.int(), views: z.int(), opened: z.int(), votes: z.int() })),
    }),
    summary:
      'Theories shown in other sites’ pages, by site: how often seen and followed, and who came of it.',
  }),
};
