/** Headings and values of the export of staff. */
export const userExportPt = {
  file: 'usuarios',
  columns: {
    name: 'Nome',
    email: 'E-mail',
    type: 'Tipo',
    state: 'Situação',
    twoFactor: 'Verificação em duas etapas',
    lastLoginAt: 'Último acesso',
    createdAt: 'Criado em',
  },
  type: {
    admin: 'Administrador',
    super: 'Super Usuário',
    user: 'Usuário Comum',
    exports: 'Exportação',
    reports: 'Relatórios',
  },
  twoFactor: { true: 'Sim', false: 'Não' },
  state: { active: 'Ativo', invited: 'Convidado', locked: 'Senha bloqueada', disabled: 'Desativado' },
};
