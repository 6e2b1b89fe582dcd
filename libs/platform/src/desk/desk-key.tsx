import { useCharacterKeys } from '../feedback/index.ts';
import classes from './desk.module.css';

/**
 * The key that does the same as the button it is printed on; those who can't see it hear the button's word. One that is switched
 * off isn't printed.
 */
export function DeskKey({ name }: { name: string }) {
  const { areOn } = useCharacterKeys();
  if (name.length === 1 && !areOn) return null;
  return (
    <kbd className={classes['key']} aria-hidden>
      {name}
    </kbd>
  );
}
