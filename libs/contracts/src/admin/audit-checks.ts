import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';

export const AUDIT_CHECK_STATES = ['queued', 'running', 'whole', 'broken', 'failed'] as const;

/** One check of the audit's chain from its first row on. */
export const auditCheck = z.object({
  state: z.enum(AUDIT_CHECK_STATES),
  /** Rows that follow from the one before them so far, of so many there were at the beginning. */
  checked: z.int(),
  total: z.int(),
  /** The newest hash, once all of it is whole: kept elsewhere, it also betrays rows cut off at the end. */
  head: z.nullable(z.string()),
  /** The first row that doesn't follow. */
  brokenAt: z.nullable(z.string()),
  by: z.string(),
  createdAt: instant(),
  finishedAt: z.nullable(instant()),
});
export type AuditCheck = z.infer<typeof auditCheck>;

const latest = z.object({ check: z.nullable(auditCheck) });

/** Checks of the audit's chain, as `npm run verify-audit` makes them. */
export const auditChecks = {
  latest: endpoint({
    method: 'GET',
    path: '/admin/audit-checks',
    access: 'actions:view',
    response: latest,
    summary: "The latest check of the audit's chain, and how far it is.",
  }),
  start: endpoint({
    method: 'POST',
    path: '/admin/audit-checks',
    access: 'actions:view',
    status: 202,
    response: latest,
    summary: "Has the audit's chain checked; a check under way is left to it.",
  }),
};
