/** Headings and values of the export of staff. */
export const userExportPt = {
  file: 'usuarios',
  columns: {
    name: 'Nome',
    email: 'E-mail',
    type: 'Tipo',
    state: 'Situação',
    lastLoginAt: 'Último acesso',
    createdAt: 'Criado em',
  },
  type: {
    admin: 'Administrador',
    super: 'Superusuário',
    user: 'Operador',
    exports: 'Exportações',
    reports: 'Relatórios',
  },
  state: { active: 'Ativo', invited: 'Convidado', locked: 'Senha bloqueada', disabled: 'Desativado' },
};
