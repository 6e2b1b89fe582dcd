import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';

/** Who outside the house was shown heads of the log: what they have can't be taken back. */
export const OUTSIDE_KINDS = ['witness', 'timestamp', 'auditor', 'bucket'] as const;
export type OutsideKind = (typeof OUTSIDE_KINDS)[number];

/** The newest head that somebody outside has. */
export const outsideCopy = z.object({
  kind: z.enum(OUTSIDE_KINDS),
  /** null of auditors: their addresses are nobody's business. */
  name: z.nullable(z.string()),
  /** Of the head, in entries. */
  size: z.int(),
  /** When they say they saw it; of auditors when the letter to them was written. */
  at: instant(),
});
export type OutsideCopy = z.infer<typeof outsideCopy>;

/** The program that checks a draw without us, one page that needs no network: `/transparency/verifier.html`. */
export const verifierPage = z.object({
  bytes: z.int(),
  /** Of its bytes, hexadecimal. */
  sha256: z.string(),
});
export type VerifierPage = z.infer<typeof verifierPage>;

/** The log of what binds, as others have seen it, and the program that checks draws. */
export const transparency = {
  outside: endpoint({
    method: 'GET',
    path: '/transparency',
    access: 'public',
    response: z.object({ copies: z.array(outsideCopy) }),
    summary:
      'Who outside has seen which head of the transparency log, one line each. The log itself is below /transparency of the site.',
  }),
  verifier: endpoint({
    method: 'GET',
    path: '/transparency/verifier',
    access: 'public',
    response: verifierPage,
    errors: ['NOT_FOUND'],
    summary: 'What the page that checks draws off line is known by: /transparency/verifier.html of the site.',
  }),
};
