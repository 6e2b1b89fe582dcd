import type { ReactNode } from 'react';

/** Something the palette offers. */
export interface Offer {
  /** Its address, or the name of what it does. */
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon: ReactNode;
  readonly run: () => void;
}
