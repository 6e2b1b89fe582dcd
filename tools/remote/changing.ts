import { UserError } from '../shared/UserError.ts';
import { connection } from './credentials.ts';

/** The options of a command that changes what is live. */
export const changing = {
  ...connection,
  environment: { type: 'string' },
  reason: { type: 'string' },
} as const;

/** The audit keeps it beside who did it. */
export function reasonOf(text: string | undefined): string {
  const reason = text?.trim();
  if (reason) return reason;
  throw new UserError('Say why, for the audit: --reason "What the change is for"');
}

/** Why a build that fails goes on: said or not asked for, and never empty. */
export function despiteOf(text: string | undefined): string | undefined {
  if (text === undefined || text.trim()) return text?.trim();
  throw new UserError('Say why its failures don’t count: --despite-failures "Only the browser of our tests"');
}
