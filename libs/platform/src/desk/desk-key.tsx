import classes from './desk.module.css';

/** The key that does the same as the button it is printed on; those who can't see it hear the button's word. */
export function DeskKey({ name }: { name: string }) {
  return (
    <kbd className={classes['key']} aria-hidden>
      {name}
    </kbd>
  );
}
