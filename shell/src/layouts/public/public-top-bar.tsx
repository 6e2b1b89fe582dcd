import { boot } from '@fio/platform/boot';
import { useLocation, useNavigate } from '@fio/platform/router';
import { logout, useVisitor } from '@fio/platform/session';
import { Button, IconButton } from '@fio/design-system/button';
import { IconLogout } from '@fio/design-system/icons';
import { TopBar } from '@fio/design-system/layouts';
import { useShellWords } from '../../words/index.ts';
import { useRegistration } from './use-registration.ts';

/** What a signed-in visitor has at the right. */
function VisitorActions({ onNavigate }: { onNavigate: (href: string) => void }) {
  const t = useShellWords();
  return (
    <>
      <Button href="/perfil" size="sm" variant="quiet" onNavigate={onNavigate}>
        {t('nav.profile')}
      </Button>
      <IconButton label={t('nav.signOut')} onClick={() => void logout('user')}>
        <IconLogout />
      </IconButton>
    </>
  );
}

/** What everyone else has; joining is offered only while registration is open. */
function GuestActions({ onNavigate }: { onNavigate: (href: string) => void }) {
  const t = useShellWords();
  const { isEnabled } = useRegistration();
  return (
    <>
      <Button href="/login" size="sm" variant="quiet" onNavigate={onNavigate}>
        {t('nav.signIn')}
      </Button>
      {isEnabled && (
        <Button href="/register" size="sm" onNavigate={onNavigate}>
          {t('nav.register')}
        </Button>
      )}
    </>
  );
}

/** The public top bar: the product's name, home, and who one is. */
export function PublicTopBar() {
  const t = useShellWords();
  const navigate = useNavigate();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const go = (href: string) => void navigate(href);
  return (
    <TopBar
      brand={boot().campaign.name}
      homeHref="/"
      links={[{ href: '/', title: t('home'), active: pathname === '/' }]}
      onNavigate={go}
      actions={visitor ? <VisitorActions onNavigate={go} /> : <GuestActions onNavigate={go} />}
      labels={{
        navigation: t('nav.label'),
        openMenu: t('nav.open'),
        closeMenu: t('nav.close'),
        menu: t('nav.menu'),
      }}
    />
  );
}
