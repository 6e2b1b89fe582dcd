/** The five types of staff (specification, section 6). */
export const ADMIN_TYPES = ['admin', 'super', 'user', 'exports', 'reports'] as const;
export type AdminType = (typeof ADMIN_TYPES)[number];

export const ACTIONS = [
  'list',
  'edit',
  'unblock',
  'create',
  'export',
  'view',
  'validate',
  'invalidate',
  'generate',
  'manage',
  'delete',
  'run',
  'update_email',
  'disable_or_enable',
  'login',
  'command',
  'invoiceless',
  'surrogate',
  'give',
  'update',
  'publish',
  // Ours: a person's CPF, phone and birth date without a mask (docs/decisions/records-in-the-back-office.md).
  'whole',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Each area of the specification with the actions that mean something in it (product/domain.md, section 3). */
export const PERMISSIONS = {
  'shop-codes': ['list', 'create', 'delete'],
  actions: ['list', 'view', 'export'],
  dashboard: ['list', 'command'],
  users: [
    'list',
    'view',
    'create',
    'edit',
    'delete',
    'disable_or_enable',
    'unblock',
    'update_email',
    'export',
  ],
  statistics: ['list', 'export'],
  'cpf-block': ['list', 'create', 'delete', 'unblock', 'export'],
  calculation: ['list', 'view', 'run', 'publish', 'export'],
  registrations: [
    'list',
    'view',
    'edit',
    'export',
    'unblock',
    'login',
    'update_email',
    'disable_or_enable',
    'delete',
    'invoiceless',
    'whole',
  ],
  regulations: ['list', 'view', 'create', 'edit', 'delete'],
  invoices: ['list', 'view', 'create', 'edit', 'validate', 'invalidate', 'export'],
  // Ours: what shops sold, which receipts are held against (docs/decisions/confirmation.md).
  sales: ['list', 'view', 'create', 'export'],
  tickets: ['list', 'view', 'export', 'generate', 'invalidate'],
  prizes: [
    'list',
    'view',
    'create',
    'edit',
    'give',
    'update',
    'validate',
    'invalidate',
    'export',
    'generate',
  ],
  tokens: ['list', 'create', 'delete'],
  winners: ['list', 'view', 'edit', 'export', 'surrogate'],
  'invalid-prizes': ['list', 'view', 'export'],
  commands: ['list', 'view', 'run'],
  exports: ['list', 'view', 'create', 'export', 'delete'],
  permissions: ['list', 'manage'],
  faq: ['list', 'view', 'create', 'edit', 'delete'],
  templates: ['list', 'view', 'create', 'edit', 'delete'],
  ips: ['list', 'view', 'unblock', 'manage'],
  dispatches: ['list', 'view', 'create', 'run', 'delete', 'export'],
  draw: ['list', 'view', 'create', 'edit', 'delete'],
  logs: ['list', 'view', 'export'],
  polls: ['list', 'view', 'create', 'edit', 'delete', 'export', 'disable_or_enable'],
  shows: ['list', 'view', 'create', 'edit', 'delete', 'export'],
  suggestions: ['list', 'view', 'edit', 'validate', 'invalidate', 'delete', 'export'],
  // Ours: who was brought by whose link (docs/decisions/earning-numbers.md).
  invitations: ['list', 'view', 'export'],
  // Ours: what people asked to be told of, as it goes out (docs/decisions/jobs-and-letters.md).
  notifications: ['list', 'view', 'run', 'export'],
  // Ours: the names that people choose to be seen by (docs/decisions/ranking.md).
  ranking: ['list', 'view', 'validate', 'invalidate', 'export'],
  // Ours: the specification has the dialog and no area for who answers it (docs/decisions/words-of-visitors.md).
  sac: ['list', 'view', 'edit', 'manage', 'export'],
  // Ours: programs elsewhere that are told of events (docs/decisions/webhooks.md).
  webhooks: ['list', 'view', 'create', 'edit', 'delete', 'run'],
} as const satisfies Record<string, readonly Action[]>;

export type PermissionArea = keyof typeof PERMISSIONS;
/** `area:action`; the API checks one of these on each admin endpoint. */
export type PermissionKey = `${PermissionArea}:${Action}`;
export interface PermissionEntry {
  permission: PermissionArea;
  action: Action;
}

/**
 * What people alone do: each of its endpoints asks who it is, so that a program's token would open nothing by it. A test
 * holds it against the contracts.
 */
export const PERSONAL_PERMISSIONS: ReadonlySet<string> = /* @__PURE__ */ new Set<PermissionKey>([
  ...(['calculation:publish', 'permissions:manage', 'registrations:login', 'tickets:invalidate'] as const),
  ...(['prizes:generate', 'prizes:give', 'prizes:invalidate', 'prizes:update'] as const),
  ...([
    'shop-codes:create',
    'tokens:create',
    'users:create',
    'users:edit',
    'webhooks:create',
    'winners:surrogate',
  ] as const),
]);

type Grant = Partial<Record<PermissionArea, readonly Action[]>>;

const everyArea = Object.entries(PERMISSIONS) as [PermissionArea, readonly Action[]][];
const only = (...actions: Action[]): Grant =>
  Object.fromEntries(
    everyArea.map(([area, all]) => [area, all.filter((action) => actions.includes(action))]),
  );

const admin: Grant = {
  ...PERMISSIONS,
  commands: [],
  tokens: [],
  webhooks: [],
  permissions: ['list'],
  dashboard: ['list'],
};
const user: Grant = {
  ...only('list', 'view'),
  users: [],
  permissions: [],
  tokens: [],
  webhooks: [],
  commands: [],
  suggestions: ['list', 'view', 'edit', 'validate', 'invalidate'],
  ranking: ['list', 'view', 'validate', 'invalidate'],
  sac: ['list', 'view', 'edit'],
  invoices: ['list', 'view', 'validate', 'invalidate'],
};
const exporter: Grant = {
  ...only('list', 'export'),
  // What they ask for is made by a job, and they see how far it is.
  exports: ['list', 'view', 'create', 'export'],
  users: [],
  permissions: [],
  tokens: [],
  webhooks: [],
  commands: [],
};
const reports: Grant = { dashboard: ['list'], statistics: ['list'] };

const entries = (grant: Grant): PermissionEntry[] =>
  Object.entries(grant).flatMap(([area, actions]) =>
    (actions ?? []).map((action) => ({ permission: area as PermissionArea, action })),
  );

/** What a type holds before any override (product/domain.md 3.13); super holds all, always. */
export const DEFAULT_PERMISSIONS: Record<AdminType, readonly PermissionEntry[]> = {
  super: entries(PERMISSIONS),
  admin: entries(admin),
  user: entries(user),
  exports: entries(exporter),
  reports: entries(reports),
};
