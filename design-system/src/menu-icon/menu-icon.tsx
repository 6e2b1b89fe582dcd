import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import type { Icon } from '../icons/tabler-types.ts';
import { menuIcons } from './menu-icons.ts';

const byName: Readonly<Record<string, Icon>> = menuIcons;

/**
 * The icon of an admin menu entry. A manifest is data from another team's deploy: a name this
 * version doesn't know gives a plain point, never an error. Decorative; the title stands beside it.
 */
export function MenuIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const Shown = Known ?? IconPoint;
  return <Shown size={size} stroke={1.75} aria-hidden />;
}
