import type { PermissionArea } from '../permissions.ts';
import type { Terms } from './terms.ts';

/** What people call each area that has permissions: in the matrix of permissions, and where the audit tells of it. */
export const areaPt: Terms<PermissionArea> = {
  actions: 'Ações (auditoria)',
  dashboard: 'Dashboard',
  users: 'Usuários',
  statistics: 'Estatísticas',
  'cpf-block': 'Bloqueio de CPF',
  calculation: 'Apuração',
  registrations: 'Cadastros',
  regulations: 'Regulamentos',
  invoices: 'Notas fiscais',
  tickets: 'Números da sorte',
  prizes: 'Prêmios',
  tokens: 'Tokens de API',
  winners: 'Ganhadores',
  'invalid-prizes': 'Prêmios inválidos',
  commands: 'Comandos',
  exports: 'Exportações',
  permissions: 'Permissões',
  faq: 'Perguntas frequentes',
  templates: 'Modelos de e-mail',
  ips: 'Endereços IP',
  dispatches: 'Disparos de e-mail',
  draw: 'Sorteios',
  logs: 'Logs de usuários',
  polls: 'Enquetes',
  shows: 'Séries',
  suggestions: 'Sugestões',
  sac: 'SAC',
};
