import type { PermissionArea } from '../permissions.ts';
import type { Terms } from './terms.ts';

/** What people call each area that has permissions: in the matrix of permissions, and where the audit tells of it. */
export const areaEn: Terms<PermissionArea> = {
  actions: 'Actions (audit)',
  dashboard: 'Dashboard',
  users: 'Users',
  statistics: 'Statistics',
  'cpf-block': 'Blocked CPFs',
  calculation: 'Calculation',
  registrations: 'Registrations',
  regulations: 'Regulations',
  invoices: 'Invoices',
  tickets: 'Lucky numbers',
  prizes: 'Prizes',
  tokens: 'API tokens',
  winners: 'Winners',
  'invalid-prizes': 'Invalid prizes',
  commands: 'Commands',
  exports: 'Exports',
  permissions: 'Permissions',
  faq: 'FAQ',
  templates: 'E-mail templates',
  ips: 'IP addresses',
  dispatches: 'E-mail dispatches',
  draw: 'Draws',
  logs: 'User logs',
  polls: 'Polls',
  shows: 'Series',
  suggestions: 'Suggestions',
  sac: 'Customer service',
};
