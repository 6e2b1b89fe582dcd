import { HAND_OVER } from '@fio/contracts/public/visitor-session';

const FOUND = new RegExp(`^#${HAND_OVER}=([\\w-]{43})$`);

/** The code by which staff come from the back office's own host; it leaves the address, and the history, as it is read. */
export function takeCode({ location, history }: Window): string | null {
  const code = FOUND.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
