import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { POLICY_REPORT_TYPES, policyReports } from './policy-reports.ts';

/** What is counted of a visit, and nothing of who it was. */
export const VISIT_EVENTS = ['page_view', 'suggestion_sent'] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];

/** An envelope of the error-reporting service holds one error; larger ones carry what we don't take. */
export const ENVELOPE_LIMIT = 256 * 1024;

/** What browsers tell of themselves after consent; off unless configured (docs/decisions/observation-and-statistics.md). */
export const observation = {
  /** The body is an envelope of the error-reporting service, as its browser kit writes it. */
  errors: endpoint({
    method: 'POST',
    path: '/observation/errors',
    unkeyed: 'counts',
    access: 'public',
    entered: { may: 'the page reports itself, and says of nobody who it was' },
    limit: 'observation',
    bodyLimit: ENVELOPE_LIMIT,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: "Hands a browser's error on to the error-reporting service, stripped of personal data.",
  }),
  /** Always on: it stays in our own metrics and log (docs/decisions/errors.md). */
  policy: endpoint({
    method: 'POST',
    path: '/observation/policy',
    unkeyed: 'counts',
    access: 'public',
    entered: { may: 'the browser reports the page, and not who saw it' },
    limit: 'policy_reports',
    bodyTypes: POLICY_REPORT_TYPES,
    untyped: true,
    body: policyReports,
    foreignFields: 'browsers write it, each with fields of its own',
    summary: "Counts what a page's Content-Security-Policy kept from happening, as browsers report it.",
  }),
  visits: endpoint({
    method: 'POST',
    path: '/observation/visits',
    unkeyed: 'counts',
    access: 'public',
    entered: { may: 'the page is counted, and not who saw it' },
    limit: 'observation',
    untyped: true,
    body: z.object({
      events: z
        .array(
          z.object({
            name: z.enum(VISIT_EVENTS, 'invalid'),
            path: z.string('required').check(z.maxLength(300, 'limit')),
          }),
        )
        .check(z.maxLength(20, 'limit')),
    }),
    errors: ['NOT_FOUND'],
    summary: 'Counts pages seen and things done, by page and not by person.',
  }),
};
