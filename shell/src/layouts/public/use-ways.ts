import { boot, serverNow } from '@fio/platform/boot';
import { useLocation, useNavigate } from '@fio/platform/router';
import { rememberRedirect } from '@fio/platform/settings';
import { boundedWindow } from '@fio/domain/window';
import { accessOf } from '../../guards/access.ts';
import { fullPath } from '../../guards/redirects.ts';
import { describePage, remoteFor } from '../../page/describe-page.ts';
import { dialogAddress } from '../../page/dialog-address.ts';
import { useRemote } from '../../remotes/remotes.ts';
import { useShellWords } from '../../words/index.ts';

/** Where a receipt is sent: over the page as it stands, or over the home where the page is the shell's and has no such dialog. */
function useSendAddress(): string {
  const location = useLocation();
  const entry = remoteFor(location);
  const { found } = describePage(location, useRemote(entry));
  return entry && found ? dialogAddress(location.search, 'nota') : `/${dialogAddress('', 'nota')}`;
}

/** The ways through the site, in both bars: `short` where there is less room. Sending a receipt opens over any page. */
export function useWays() {
  const t = useShellWords();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const send = useSendAddress();
  const way = (id: 'theories' | 'prizes' | 'winners', href: string, short: string) => ({
    id,
    href,
    short,
    title: t(`nav.${id}`),
    active: pathname === href || pathname.startsWith(`${href}/`),
  });
  const ways = [
    way('theories', '/teoria', t('nav.theories')),
    way('prizes', '/premios', t('nav.prizes')),
    way('winners', '/ganhadores', t('nav.draws')),
    ...(boundedWindow(boot().windows.invoice, serverNow()).isEnabled
      ? [{ id: 'send' as const, href: send, short: t('nav.send'), title: t('nav.send'), active: false }]
      : []),
  ];
  const go = (href: string) => {
    // Whoever comes in by a bar is back on the page they were on.
    if (accessOf(href) === 'guest' && accessOf(pathname) !== 'guest')
      rememberRedirect('user', fullPath(location));
    void navigate(href, { preventScrollReset: href.startsWith('?') });
  };
  return { ways, go };
}
