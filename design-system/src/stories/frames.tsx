import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Footer, type FooterProps, PublicLayout, TopBar, type TopBarProps } from '../layouts/index.ts';
import { AdminDrawer, AdminLayout, AdminTopBar } from '../layouts-admin/index.ts';
import type { AdminLayoutProps, AdminTopBarProps } from '../layouts-admin/index.ts';
import { adminSections } from './admin-sections.ts';

const brand = 'Fio da Meada';
const links = [
  { href: '#series', title: 'Séries', active: true },
  { href: '#ganhadores', title: 'Ganhadores' },
  { href: '#faq', title: 'Perguntas' },
  { href: '#regulamentos', title: 'Regulamentos' },
];

export const skipLabel = 'Pular para o conteúdo';

export const topBar: TopBarProps = {
  brand,
  homeHref: '#inicio',
  links,
  labels: { navigation: 'Principal', openMenu: 'Abrir menu', closeMenu: 'Fechar menu', menu: 'Menu' },
  actions: <Button size="sm">Participar</Button>,
};

export const footer: FooterProps = {
  brand,
  tagline: 'A plataforma oficial das teorias de lançamentos.',
  certificate: 'Certificado de Autorização SPA/MF nº 04.047782/2026',
  legal: 'Promoção válida em todo o território nacional para maiores de 18 anos.',
  navigationLabel: 'Rodapé',
  links: [
    ...links.slice(1),
    { href: '#sac', title: 'Atendimento' },
    { href: '#privacidade', title: 'Privacidade' },
  ],
};

/** The public frame with the stories' words; `bare` is the age gate's, without a top bar. */
export function PublicFrame({
  children,
  banner,
  bare,
}: {
  children: ReactNode;
  banner?: ReactNode;
  bare?: boolean;
}) {
  return (
    <PublicLayout
      skipLabel={skipLabel}
      banner={banner}
      topBar={!bare && <TopBar {...topBar} />}
      footer={<Footer {...footer} />}
    >
      {children}
    </PublicLayout>
  );
}

export const adminTopBar: Omit<AdminTopBarProps, 'menu'> = {
  brand,
  homeHref: '#admin',
  user: { name: 'Íris Prado', type: 'Super Usuário', isSuper: true },
  onLogout: () => undefined,
  labels: { toggleMenu: 'Menu', logout: 'Sair', superUser: 'Acesso total' },
};

/** What the back office's frame takes but its page. */
export const adminLayout: Omit<AdminLayoutProps, 'children'> = {
  skipLabel,
  pageKey: '/admin/polls',
  labels: { menu: 'Menu', closeMenu: 'Fechar menu' },
  drawer: <AdminDrawer label="Menu da administração" sections={adminSections} />,
  topBar: (menu) => <AdminTopBar {...adminTopBar} menu={menu} />,
};

/** The back office's frame with the stories' words. */
export const AdminFrame = ({ children }: { children: ReactNode }) => (
  <AdminLayout {...adminLayout}>{children}</AdminLayout>
);
