import type { Action } from '../permissions.ts';
import type { Terms } from './terms.ts';

/** What each action is called beside its area: in the matrix of permissions, and in sentences on what somebody may do. */
export const actionEn: Terms<Action> = {
  list: 'list',
  edit: 'edit',
  unblock: 'unblock',
  create: 'create',
  export: 'export',
  view: 'view',
  validate: 'validate',
  invalidate: 'invalidate',
  generate: 'generate',
  manage: 'manage',
  delete: 'delete',
  run: 'run',
  update_email: 'change e-mail',
  disable_or_enable: 'disable and enable',
  login: 'enter as user',
  command: 'shortcuts',
  whole: 'see CPF, phone and birth date whole',
  invoiceless: 'see who has no invoices',
  surrogate: 'call surrogate',
  give: 'give prize',
  update: 'back to pending',
  publish: 'publish result',
};
