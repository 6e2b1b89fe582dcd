import type { BootDocument, RemoteEntry } from '@fio/contracts';

/** What stands on a page before any script runs. */
export interface Drawn {
  /** Links to the styles it needs. */
  readonly head: string;
  /** The content of the shell's root. */
  readonly html: string;
}

export interface DrawRequest {
  readonly boot: BootDocument;
  readonly path: string;
  readonly remote: RemoteEntry | undefined;
}

/** Draws first views; null where there is nothing to draw with, and the page then draws itself in the browser. */
export interface Drawing {
  draw: (request: DrawRequest) => Promise<Drawn | null>;
}
