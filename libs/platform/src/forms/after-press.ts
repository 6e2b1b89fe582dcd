/** What waits until the pointer is up; null while it isn't down. */
let waiting: (() => void)[] | null = null;

const press = ({ button, isPrimary }: PointerEvent) => {
  if (button === 0 && isPrimary) waiting ??= [];
};

const release = () => {
  const all = waiting ?? [];
  waiting = null;
  // The click comes in the same turn as the pointer's end.
  setTimeout(() => all.forEach((go) => go()));
};

/** Sees presses from now on; asked again it does no more. A key ends one whose end was lost to another window. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel', 'keydown'] as const)
    window.addEventListener(end, release, true);
}

/**
 * Does it now, or once what is being pressed has heard its click. A field is left by a press as well: a message under it
 * would move the button from beneath the pointer, and the click would be nobody's.
 */
export function afterPress<Result>(act: () => Result): Result | Promise<Result> {
  const pressed = waiting;
  return pressed ? new Promise<void>((go) => pressed.push(go)).then(act) : act();
}
