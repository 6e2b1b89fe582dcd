import type { ReactNode } from 'react';
import { boot } from '@fio/platform/boot';
import { useDateWords } from '@fio/platform/dates';
import { useLocation, useNavigate } from '@fio/platform/router';
import { logout, STRATEGY_ROUTES, useAdmin } from '@fio/platform/session';
import { AdminLayout, AdminTopBar } from '@fio/design-system/layouts-admin';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useTheme } from '../../theme/theme.ts';
import { useShellWords } from '../../words/index.ts';
import { AdminControls } from './admin-controls.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { KeysHost } from './keys/keys-host.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { EndNotice } from './session/end-notice.tsx';
import { ExpiredDialog } from './session/expired-dialog.tsx';

function AdminBar({ menu }: { menu: { opened: boolean; toggle: () => void } }) {
  const t = useShellWords();
  const navigate = useNavigate();
  const admin = useAdmin();
  return (
    <AdminTopBar
      brand={boot().campaign.name}
      homeHref={STRATEGY_ROUTES.admin.home}
      onNavigate={(href) => void navigate(href)}
      menu={menu}
      user={{
        name: admin?.name ?? '',
        type: admin ? t(`admin.type.${admin.type}`) : '',
        isSuper: admin?.type === 'super',
        ...(admin && { avatarSrc: admin.avatar }),
      }}
      onLogout={() => void logout('admin')}
      controls={
        <>
          <PaletteHost />
          <AdminControls />
        </>
      }
      labels={{ toggleMenu: t('admin.toggle'), logout: t('admin.logout'), superUser: t('admin.super') }}
    />
  );
}

const bar = (menu: { opened: boolean; toggle: () => void }) => <AdminBar menu={menu} />;

/** The back office's frame: drawer, top bar, the page, and the pop-up of an expired session. */
export default function AdminFrame({ children }: { children: ReactNode }) {
  const t = useShellWords();
  const { pathname } = useLocation();
  return (
    <MantineRoot scheme={useTheme('admin')} dates={useDateWords()}>
      <AdminLayout
        skipLabel={t('skip')}
        drawer={<AdminMenu />}
        topBar={bar}
        pageKey={pathname}
        labels={{ menu: t('nav.menu'), closeMenu: t('nav.close') }}
      >
        {children}
      </AdminLayout>
      <KeysHost />
      <EndNotice />
      <ExpiredDialog />
    </MantineRoot>
  );
}
