import type { Key } from './entries.ts';

/** What every box of the matrix goes by. */
export interface Ticking {
  readonly granted: ReadonlySet<string>;
  /** Those that may be ticked. */
  readonly offered: ReadonlySet<string>;
  /** What differences are marked against; without it none are. */
  readonly standard: ReadonlySet<string> | undefined;
  /** Without it nothing is changed here. */
  readonly onChange: ((granted: ReadonlySet<string>) => void) | undefined;
}

export interface WithTicking {
  readonly ticking: Ticking;
}

export function toggled(granted: ReadonlySet<string>, key: Key): ReadonlySet<string> {
  const next = new Set(granted);
  if (!next.delete(key)) next.add(key);
  return next;
}
