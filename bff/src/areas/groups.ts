/**
 * The areas by what they are about, in their order: an area may use another one of its own group or of a group above,
 * through its door, and none below. A check of the lint step holds every import against it, types included; it is drawn
 * in docs/areas.md.
 */
export const AREA_GROUPS = {
  /** What any area may need. */
  common: [
    'api-documents',
    'bulk-runs',
    'changes',
    'commands',
    'demonstration',
    'email-templates',
    'exports',
    'list-views',
    'locations',
    'search',
    'uploads',
  ],
  /** Who may come in, and as whom. */
  access: ['line', 'permissions', 'users', 'tokens', 'security', 'recovery', 'session', 'account'],
  /** What visitors read, vote on and ask. */
  content: [
    'regulations',
    'consents',
    'faq',
    'sac',
    'polls',
    'suggestions',
    'votes',
    'share',
    'ranking',
    'shows',
  ],
  /** How the product is doing, and what was done in it. */
  operation: [
    'actions',
    'embeds',
    'indexes',
    'ips',
    'logs',
    'observation',
    'release',
    'remote-loads',
    'remotes',
    'statistics',
    'transparency',
    'webhooks',
  ],
  /** What a promotion gives, and to whom. */
  promotion: [
    'shop-codes',
    'cpf-block',
    'prizes',
    'tickets',
    'invoices',
    'sales',
    'consulting',
    'winners-draw',
    'calculation',
    'draws',
    'calendar',
    'winners',
    'keys',
    'dashboard',
  ],
  /** Those who take part: their data, and what is written to them. */
  people: [
    'profile',
    'passkeys',
    'privacy',
    'invitations',
    'registrations',
    'retention',
    'unsubscribe',
    'dispatches',
    'notifications',
  ],
} as const;
