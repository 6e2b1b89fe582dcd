import * as z from 'zod/mini';

/** What `report-uri` sends, and what `report-to` does. */
export const POLICY_REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const;

const text = z.optional(z.string('invalid'));

/** One violation, under the names that browsers gave it first. */
const single = z.object({
  'csp-report': z.object(
    {
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
    },
    'required',
  ),
});

/** Reports of any kind, gathered by the browser; those of another type than `csp-violation` are let pass unread. */
const gathered = z
  .array(
    z.object({
      type: z.string('required'),
      body: z.optional(
        z.nullable(
          z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }),
        ),
      ),
    }),
  )
  .check(z.minLength(1, 'required'));

/** Reports of a page's policy, in either of the forms that browsers write. */
export const policyReports = z.union([single, gathered], 'invalid');
export type PolicyReports = z.infer<typeof policyReports>;
