/** The icons of the shell, by the names that manifests may give; any other one a remote brings itself. */
export const MENU_ICONS = [
  'dashboard',
  'users',
  'permissions',
  'tokens',
  'statistics',
  'faq',
  'regulations',
  'draw',
  'calculation',
  'shows',
  'polls',
  'suggestions',
  'sac',
  'logs',
  'ips',
  'dispatches',
  'actions',
  'commands',
  'indexes',
  'remotes',
  'exports',
  'user-logs',
  'logout',
  'password',
  'registrations',
  'invoices',
  'tickets',
  'prizes',
  'winners',
  'templates',
  'cpf-block',
  'invalid-prizes',
  'validation',
  'settings',
] as const;
export type MenuIconName = (typeof MENU_ICONS)[number];

export const isMenuIcon = (name: string): name is MenuIconName => MENU_ICONS.some((known) => known === name);

/** How much of an icon's own drawing there may be in every page: its paths together, in characters. */
export const DRAWING_LIMIT = 2000;
