import type { LogKind } from '../admin/logs.ts';
import type { Terms } from './terms.ts';

export const logKindPt: Terms<LogKind> = {
  register: 'Cadastro criado',
  confirm: 'E-mail confirmado',
  login: 'Entrou',
  login_failed: 'Senha errada',
  password_change: 'Senha alterada',
  password_reset: 'Senha recuperada',
  data_change: 'Dados corrigidos',
  email_change: 'E-mail alterado',
  vote: 'Voto',
  vote_change: 'Voto trocado',
  suggestion: 'Sugestão enviada',
  invoice: 'Nota fiscal enviada',
  ticket: 'Números da sorte recebidos',
  prize: 'Prêmio',
  consent: 'Consentimento dado',
  unsubscribe: 'Consentimento retirado',
  delete: 'Cadastro excluído',
  passkey_added: 'Chave de acesso criada',
  passkey_removed: 'Chave de acesso removida',
};
