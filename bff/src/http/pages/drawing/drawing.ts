import type { BootDocument, RemoteEntry } from '@fio/contracts';

/** What stands on a page before any script runs. */
export interface Drawn {
  /** Links to the styles it needs. */
  readonly styles: string;
  /** The content of the shell's root. */
  readonly html: string;
}

export interface DrawRequest {
  readonly boot: BootDocument;
  /** With the part of the query that makes it another page. */
  readonly path: string;
  /** The remote the path belongs to; undefined for pages of the shell's own, such as an error. */
  readonly remote: RemoteEntry | undefined;
}

/** Draws first views; null where that can't be done, and the page then draws itself in the browser. */
export interface Drawing {
  draw: (request: DrawRequest) => Promise<Drawn | null>;
}

/** What the worker is asked: `shell` and `remote` are paths of the files that builds leave for the server. */
export interface DrawTask {
  readonly id: number;
  readonly shell: string;
  readonly remote: string | null;
  readonly boot: BootDocument;
  readonly path: string;
}

export type DrawAnswer =
  | { readonly id: number; readonly html: string }
  | { readonly id: number; readonly error: string };
