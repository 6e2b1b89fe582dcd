import type { AdminDrawerSection } from '../layouts-admin/index.ts';

const entry = (id: string, title: string, active = false) => ({
  id,
  title,
  icon: id,
  href: `#${id}`,
  active,
});

/** The admin menu as in the specification, section 2. */
export const adminSections: AdminDrawerSection[] = [
  {
    id: 'adm',
    title: 'Administração',
    entries: [
      entry('dashboard', 'Dashboard'),
      entry('users', 'Usuários'),
      entry('permissions', 'Permissões'),
      entry('tokens', 'Tokens - API'),
      entry('statistics', 'Estatísticas'),
    ],
  },
  {
    id: 'promo',
    title: 'Promoção',
    entries: [
      entry('faq', 'FAQ'),
      entry('regulations', 'Regulamentos'),
      entry('draw', 'Vencedores Sorteio'),
      entry('calculation', 'Apuração'),
      entry('shows', 'Séries'),
      entry('polls', 'Enquetes', true),
      entry('suggestions', 'Sugestões'),
    ],
  },
  {
    id: 'logs',
    title: 'Logs',
    entries: [entry('ips', "IP's"), entry('dispatches', 'Emails'), entry('actions', 'Ações')],
  },
  {
    id: 'account',
    title: 'Conta',
    entries: [
      { id: 'logout', title: 'Sair', icon: 'logout', onSelect: () => undefined },
      entry('password', 'Alterar senha'),
    ],
  },
];
