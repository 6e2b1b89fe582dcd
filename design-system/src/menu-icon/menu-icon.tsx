import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import type { Icon } from '../icons/tabler-types.ts';
import { menuIcons } from './menu-icons.ts';

const byName: Readonly<Record<string, Icon>> = menuIcons;

/** As the icons of the library: lines of one width that end round. */
function Drawn({ drawing, size }: { drawing: readonly string[]; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawing.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** `drawing`: the paths of an icon that a remote brings itself, in a square of 24 × 24. */
export type MenuIconProps = { name: string; size?: number; drawing?: readonly string[] | undefined };

/**
 * The icon of an admin menu entry. A manifest is data from another team's deploy: a name this
 * version doesn't know gives a plain point, never an error. Decorative; the title stands beside it.
 */
export function MenuIcon({ name, size = 20, drawing }: MenuIconProps) {
  if (drawing) return <Drawn drawing={drawing} size={size} />;
  const Known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const Shown = Known ?? IconPoint;
  return <Shown size={size} stroke={1.75} aria-hidden />;
}
