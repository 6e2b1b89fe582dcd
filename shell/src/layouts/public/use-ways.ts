import { boot, serverNow } from '@fio/platform/boot';
import { useLocation, useNavigate } from '@fio/platform/router';
import { promotionWindow, windowBound } from '@fio/domain/window';
import { useShellWords } from '../../words/index.ts';

/** Whether receipts are taken now. */
function takesInvoices(): boolean {
  const { start, end } = boot().windows.invoice;
  const from = start === null ? null : windowBound(start, 'start');
  const to = end === null ? null : windowBound(end, 'end');
  return promotionWindow(from, to, serverNow()).isEnabled;
}

/** The ways through the site, in both bars: `short` where there is less room. Sending a receipt opens over any page. */
export function useWays() {
  const t = useShellWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
    ...(takesInvoices()
      ? [{ id: 'send' as const, href: '?nota', short: t('nav.send'), title: t('nav.send'), active: false }]
      : []),
  ];
  const go = (href: string) => void navigate(href, { preventScrollReset: href.startsWith('?') });
  return { ways, go };
}
