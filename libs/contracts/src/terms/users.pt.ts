import type { AdminType } from '../permissions.ts';
import type { UserState } from '../admin/users.ts';
import type { Terms } from './terms.ts';

export const adminTypePt: Terms<AdminType> = {
  admin: 'Administrador',
  super: 'Super Usuário',
  user: 'Usuário Comum',
  exports: 'Exportação',
  reports: 'Relatórios',
};

export const userStatePt: Terms<UserState> = {
  active: 'Ativo',
  invited: 'Convidado',
  locked: 'Senha bloqueada',
  disabled: 'Desativado',
};
