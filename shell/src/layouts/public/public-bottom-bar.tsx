import { useLocation } from '@fio/platform/router';
import { useWho } from '@fio/platform/session';
import { IconBulb, IconGift, IconReceipt, IconTrophy, IconUser } from '@fio/design-system/icons';
import { BottomBar, type BottomBarItem } from '@fio/design-system/layouts';
import { useShellWords } from '../../words/index.ts';
import { useWays } from './use-ways.ts';

const ICONS = { theories: IconBulb, prizes: IconGift, winners: IconTrophy, send: IconReceipt };
/** What there is to do stands in the middle, where either thumb is. */
const MIDDLE = 2;

/** The ways through the site on a telephone, and who one is at the right. */
export function PublicBottomBar() {
  const t = useShellWords();
  const who = useWho();
  const { pathname } = useLocation();
  const { ways, go } = useWays();
  const items: BottomBarItem[] = ways.map(({ id, href, short, active }) => {
    const Icon = ICONS[id];
    return { href, title: short, active, primary: id === 'send', icon: <Icon /> };
  });
  const placed = [
    ...items.filter(({ primary }) => !primary).slice(0, MIDDLE),
    ...items.filter(({ primary }) => primary),
    ...items.filter(({ primary }) => !primary).slice(MIDDLE),
  ];
  const self = (href: string, title: string, only: 'guest' | 'visitor'): BottomBarItem => ({
    href,
    title,
    active: pathname === href,
    icon: <IconUser />,
    only: who === 'unknown' ? only : undefined,
  });
  const own = [
    ...(who === 'visitor' ? [] : [self('/login', t('nav.signIn'), 'guest')]),
    ...(who === 'guest' ? [] : [self('/perfil', t('nav.me'), 'visitor')]),
  ];
  return <BottomBar label={t('nav.shortcuts')} items={[...placed, ...own]} onNavigate={go} />;
}
