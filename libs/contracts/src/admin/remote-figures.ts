import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';
import { LOAD_PHASES, REMOTE_FAILURES } from '../public/remote-loads.ts';

/** Over how many hours figures are told. */
export const FIGURE_HOURS = ['1', '24', '168'] as const;

const buildFigures = z.object({
  remote: z.string(),
  build: z.string(),
  /** Reports, of which one page may send many: pages that loaded it, and those in which it failed, while it was loaded or while it drew. */
  loads: z.int(),
  failed: z.int(),
  /** Milliseconds within which half and three quarters of the loads were done; null where none was. */
  p50: z.nullable(z.int()),
  p75: z.nullable(z.int()),
  failures: z.array(
    z.object({ phase: z.enum(LOAD_PHASES), outcome: z.enum(REMOTE_FAILURES), count: z.int() }),
  ),
  /**
   * Who opened it, each counted once (staff by their account, others by their network; of a crowd a sample), and for how
   * many of them it failed by its own fault.
   */
  visitors: z.int(),
  failedVisitors: z.int(),
  /** Whether that are too many (docs/decisions/shipping-remotes.md): `promote` and `doctor` stop at it. */
  isFailing: z.boolean(),
  lastAt: instant(),
});
export type BuildFigures = z.output<typeof buildFigures>;

const canaryFigures = z.object({
  remote: z.string(),
  build: z.string(),
  since: instant(),
  /** How many have met it since then, and for how many of them it failed. */
  visitors: z.int(),
  failed: z.int(),
});
export type CanaryFigures = z.output<typeof canaryFigures>;

/**
 * How remotes do in the pages of those who use them, in the environment this server serves
 * (docs/decisions/shipping-remotes.md).
 */
export const remoteFigures = {
  list: endpoint({
    method: 'GET',
    path: '/admin/remote-figures',
    access: 'commands:list',
    ownRemote: true,
    query: z.strictObject({ hours: z._default(z.enum(FIGURE_HOURS, 'invalid'), '24') }),
    response: z.object({
      builds: z.array(buildFigures),
      canaries: z.array(canaryFigures),
      /**
       * A canary is taken back once it has failed for more than `percent` of at least so many visitors, or for each of the
       * first three.
       */
      threshold: z.object({ visitors: z.int(), percent: z.number() }),
    }),
    errors: ['INVALID_QUERY'],
    summary: 'Loads, times and failures of each build that pages told of, and how running canaries do.',
  }),
};
