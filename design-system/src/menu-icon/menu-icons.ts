/// <reference path="../icons/tabler.d.ts" />
import Bulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import Calculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import ChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import ChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs';
import ClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import Confetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import DatabaseSearch from '@tabler/icons-react/dist/esm/icons/IconDatabaseSearch.mjs';
import DeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import FileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import FileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import Gift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import GiftOff from '@tabler/icons-react/dist/esm/icons/IconGiftOff.mjs';
import HelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import History from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import Id from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import Key from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import LayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import ListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import Logout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import Headset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import Mail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import Network from '@tabler/icons-react/dist/esm/icons/IconNetwork.mjs';
import Password from '@tabler/icons-react/dist/esm/icons/IconPassword.mjs';
import Puzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import Receipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import ShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import Template from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import Terminal2 from '@tabler/icons-react/dist/esm/icons/IconTerminal2.mjs';
import Ticket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import Trophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import UserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import UserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import Users from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Icon } from '../icons/tabler-types.ts';

/** The icon of each entry of the admin menu, by the name the manifests use. */
export const menuIcons = {
  dashboard: LayoutDashboard,
  users: Users,
  permissions: ShieldLock,
  tokens: Key,
  statistics: ChartBar,
  faq: HelpCircle,
  regulations: FileText,
  draw: Confetti,
  calculation: Calculator,
  shows: DeviceTv,
  polls: ChartDots,
  suggestions: Bulb,
  sac: Headset,
  logs: ListDetails,
  ips: Network,
  dispatches: Mail,
  actions: History,
  commands: Terminal2,
  indexes: DatabaseSearch,
  remotes: Puzzle,
  exports: FileExport,
  'user-logs': UserSearch,
  logout: Logout,
  password: Password,
  registrations: Id,
  invoices: Receipt,
  tickets: Ticket,
  prizes: Gift,
  winners: Trophy,
  templates: Template,
  'cpf-block': UserX,
  'invalid-prizes': GiftOff,
  validation: ClipboardCheck,
  settings: Settings,
} as const satisfies Readonly<Record<string, Icon>>;

/** A name that manifests may give as a menu entry's icon. */
export type MenuIconName = keyof typeof menuIcons;
