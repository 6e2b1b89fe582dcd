import type { PermissionArea, PermissionKey } from '../permissions.ts';

/** Where an area lists its records and what one needs for it and for one record's page. */
export interface RecordPage {
  readonly list: { readonly path: `/admin/${string}`; readonly access: PermissionKey };
  readonly get: { readonly access: PermissionKey };
}

const page = <Area extends PermissionArea>(
  area: Area,
  path: RecordPage['list']['path'] = `/admin/${area}`,
  toView: 'view' | 'list' = 'view',
): RecordPage => ({
  list: { path, access: `${area}:list` as PermissionKey },
  get: { access: `${area}:${toView}` as PermissionKey },
});

/**
 * Whose records have a page of their own, by what the audit and the logs call them: the little of each contract that a
 * page needs which only leads there. The contracts themselves are fifty times as much.
 */
export const RECORD_PAGES = {
  'answer-templates': page('sac', '/admin/sac/templates'),
  'shop-codes': page('shop-codes', '/admin/shop-codes', 'list'),
  sales: page('sales'),
  calculation: page('calculation'),
  commands: page('commands'),
  'cpf-block': page('cpf-block', '/admin/cpf-block', 'list'),
  draw: page('draw', '/admin/winners-draw'),
  exports: page('exports'),
  faq: page('faq'),
  indexes: page('commands', '/admin/indexes'),
  invoices: page('invoices'),
  ips: page('ips'),
  logs: page('logs'),
  notifications: page('notifications'),
  polls: page('polls'),
  'prize-kinds': page('prizes', '/admin/prizes/kinds'),
  'prize-schedules': page('prizes', '/admin/prizes/schedules'),
  prizes: page('prizes'),
  ranking: page('ranking'),
  registrations: page('registrations'),
  regulations: page('regulations'),
  sac: page('sac'),
  shows: page('shows'),
  suggestions: page('suggestions'),
  templates: page('templates', '/admin/email-templates'),
  tokens: page('tokens', '/admin/tokens', 'list'),
  users: page('users'),
  webhooks: page('webhooks'),
  winners: page('winners'),
} as const;

/**
 * Every record that has a page and is named elsewhere: those, and some of which the audit tells by another record or not at
 * all.
 */
export const LINKED_PAGES = {
  ...RECORD_PAGES,
  dispatches: page('dispatches', '/admin/dispatches/dispatch-list'),
  invitations: page('invitations'),
  mails: page('dispatches'),
  tickets: page('tickets'),
  'webhook-deliveries': page('webhooks', '/admin/webhook-deliveries'),
} as const;

/** What a record is called by where another one names it. */
export type LinkedName = keyof typeof LINKED_PAGES;

/** Where what waits is decided one after the other, and what one needs to be there. */
export const DESKS = {
  invoices: { path: '/admin/invoices/review', access: 'invoices:validate' },
  prizes: { path: '/admin/validation', access: 'prizes:validate' },
} as const satisfies Record<string, RecordPage['list']>;

/** What the audit tells of that is neither an area of permissions nor has a page for each record. */
export const OTHER_AUDITED = ['account', 'bulk-runs', 'list-views', 'remotes'] as const;

/** By what the audit calls what it tells of: each has a word (libs/platform). */
export type AuditedName = PermissionArea | keyof typeof RECORD_PAGES | (typeof OTHER_AUDITED)[number];
