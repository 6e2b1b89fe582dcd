import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Footer, PublicLayout, TopBar } from '../layouts/index.ts';
import { AdminDrawer, AdminLayout, AdminTopBar } from '../layouts-admin/index.ts';
import type { AdminLayoutProps } from '../layouts-admin/index.ts';
import { adminSections } from './admin-sections.ts';

const brand = 'Fio da Meada';
const links = [
  { href: '#series', title: 'Séries', active: true },
  { href: '#ganhadores', title: 'Ganhadores' },
  { href: '#faq', title: 'Perguntas' },
  { href: '#regulamentos', title: 'Regulamentos' },
];

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
      skipLabel="Pular para o conteúdo"
      banner={banner}
      topBar={
        !bare && (
          <TopBar
            brand={brand}
            homeHref="#inicio"
            links={links}
            labels={{
              navigation: 'Principal',
              openMenu: 'Abrir menu',
              closeMenu: 'Fechar menu',
              menu: 'Menu',
            }}
            actions={<Button size="sm">Participar</Button>}
          />
        )
      }
      footer={
        <Footer
          brand={brand}
          tagline="A plataforma oficial das teorias de lançamentos."
          certificate="Certificado de Autorização SPA/MF nº 04.047782/2026"
          legal="Promoção válida em todo o território nacional para maiores de 18 anos."
          navigationLabel="Rodapé"
          links={[
            ...links.slice(1),
            { href: '#sac', title: 'Atendimento' },
            { href: '#privacidade', title: 'Privacidade' },
          ]}
        />
      }
    >
      {children}
    </PublicLayout>
  );
}

const adminTopBar: AdminLayoutProps['topBar'] = (menu) => (
  <AdminTopBar
    brand={brand}
    homeHref="#admin"
    menu={menu}
    user={{ name: 'Íris Prado', type: 'Super Usuário', isSuper: true }}
    onLogout={() => undefined}
    labels={{ toggleMenu: 'Menu', logout: 'Sair', superUser: 'Acesso total' }}
  />
);

/** The back office's frame with the stories' words. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <AdminLayout
      skipLabel="Pular para o conteúdo"
      pageKey="/admin/polls"
      labels={{ menu: 'Menu', closeMenu: 'Fechar menu' }}
      drawer={<AdminDrawer label="Menu da administração" sections={adminSections} />}
      topBar={adminTopBar}
    >
      {children}
    </AdminLayout>
  );
}
