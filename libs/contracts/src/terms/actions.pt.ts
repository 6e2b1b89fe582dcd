import type { Action } from '../permissions.ts';
import type { Terms } from './terms.ts';

/** What each action is called beside its area: in the matrix of permissions, and in sentences on what somebody may do. */
export const actionPt: Terms<Action> = {
  list: 'listar',
  edit: 'editar',
  unblock: 'desbloquear',
  create: 'criar',
  export: 'exportar',
  view: 'ver',
  validate: 'validar',
  invalidate: 'invalidar',
  generate: 'gerar',
  manage: 'gerenciar',
  delete: 'excluir',
  run: 'executar',
  update_email: 'trocar e-mail',
  disable_or_enable: 'desativar e reativar',
  login: 'entrar como usuário',
  command: 'atalhos',
  whole: 'ver CPF, telefone e nascimento inteiros',
  invoiceless: 'ver quem não tem notas',
  surrogate: 'chamar suplente',
  give: 'dar prêmio',
  update: 'voltar para pendente',
  publish: 'publicar resultado',
};
