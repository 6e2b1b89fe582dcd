import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { IconBulb, IconGift, IconReceipt, IconTrophy, IconUser } from '../icons/index.ts';
import {
  BottomBar,
  type BottomBarProps,
  Footer,
  type FooterProps,
  PublicLayout,
  TopBar,
  type TopBarProps,
} from '../layouts/index.ts';
import { AdminDrawer, AdminLayout, AdminTopBar } from '../layouts-admin/index.ts';
import type { AdminLayoutProps, AdminTopBarProps } from '../layouts-admin/index.ts';
import { adminSections } from './admin-sections.ts';

const brand = 'Fio da Meada';
const links = [
  { href: '#teorias', title: 'Teorias', active: true },
  { href: '#premios', title: 'Prêmios' },
  { href: '#ganhadores', title: 'Sorteios e ganhadores' },
  { href: '#nota', title: 'Enviar nota' },
];

export const bottomBar: BottomBarProps = {
  label: 'Atalhos',
  items: [
    { href: '#teorias', title: 'Teorias', icon: <IconBulb />, active: true },
    { href: '#premios', title: 'Prêmios', icon: <IconGift /> },
    { href: '#nota', title: 'Enviar nota', icon: <IconReceipt />, primary: true },
    { href: '#ganhadores', title: 'Sorteios', icon: <IconTrophy /> },
    { href: '#entrar', title: 'Entrar', icon: <IconUser /> },
  ],
};

export const skipLabel = 'Pular para o conteúdo';

export const topBar: TopBarProps = {
  brand,
  homeHref: '#inicio',
  links,
  navigationLabel: 'Principal',
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
      bottomBar={!bare && <BottomBar {...bottomBar} />}
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
