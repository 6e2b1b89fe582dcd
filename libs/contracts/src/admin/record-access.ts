import type { PermissionKey } from '../permissions.ts';

/**
 * What one needs for each kind of a registered person's records, beside looking at people: the little of their endpoints
 * (registration-records.ts) by which a page knows which to offer.
 */
export const RECORD_ACCESS = {
  consents: 'registrations:view',
  invoices: 'invoices:list',
  tickets: 'tickets:list',
  earnings: 'tickets:list',
  prizes: 'prizes:list',
  votes: 'polls:list',
  suggestions: 'suggestions:list',
  emails: 'dispatches:list',
  sessions: 'registrations:view',
  messages: 'sac:list',
  logs: 'logs:list',
} as const satisfies Record<string, PermissionKey>;
