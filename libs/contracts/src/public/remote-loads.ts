import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { BUILD_NAME, REMOTE_NAME } from '../documents/remote-names.ts';

/** Every way a remote can fail (architecture, 'A page's way'). */
export const REMOTE_FAILURES = [
  'offline',
  'timeout',
  'not-found',
  'integrity',
  'incompatible',
  'contract',
  'execution',
  'chunk',
  'render',
  'forbidden',
] as const;
export type FailureKind = (typeof REMOTE_FAILURES)[number];

/** Failures that no connection, no clock and no missing permission explains: the build's own. */
export const OWN_FAULTS: readonly FailureKind[] = [
  'not-found',
  'integrity',
  'incompatible',
  'contract',
  'execution',
  'chunk',
  'render',
];

export const LOAD_OUTCOMES = ['ok', ...REMOTE_FAILURES] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];
/** While it was fetched and opened, or while it drew. */
export const LOAD_PHASES = ['load', 'render'] as const;

/** How one remote did in one page: which build, how it went and after how long, and nothing of who saw it. */
export const remoteLoad = z.object({
  remote: z.string('required').check(z.maxLength(60, 'limit'), z.regex(REMOTE_NAME, 'invalid')),
  build: z.string('required').check(z.regex(BUILD_NAME, 'invalid')),
  outcome: z.enum(LOAD_OUTCOMES, 'invalid'),
  phase: z.enum(LOAD_PHASES, 'invalid'),
  /** Since the page asked for the remote. */
  ms: z.int('required').check(z.minimum(0, 'number'), z.maximum(600_000, 'number')),
});
export type RemoteLoad = z.infer<typeof remoteLoad>;

const body = z.object({ loads: z.array(remoteLoad, 'required').check(z.maxLength(20, 'limit')) });

/** What pages tell of the remotes they loaded (docs/decisions/shipping-remotes.md). */
export const remoteLoads = {
  report: endpoint({
    method: 'POST',
    path: '/remotes/loads',
    unkeyed: 'counts',
    access: 'public',
    entered: { may: 'how a page loaded, by nobody in particular' },
    limit: 'remote_loads',
    untyped: true,
    body,
    summary: 'Counts how remotes loaded: build, outcome and time, by nobody in particular.',
  }),
  /** Open, for the page with the sign-in loads remotes too; with a session, the session is who met a canary. */
  reportByStaff: endpoint({
    method: 'POST',
    path: '/admin/remote-loads',
    unkeyed: 'counts',
    access: 'public',
    limit: 'remote_loads',
    untyped: true,
    body,
    summary: 'Counts how remotes loaded in a page of the back office, by nobody in particular.',
  }),
};
