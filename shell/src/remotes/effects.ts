import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';

/** What a remote shows of itself. */
export type Exposed = './routes' | './widgets';

/** What the loader does to the world; a test passes its own. */
export interface LoaderEffects {
  /** Runs a script; resolves whether it arrived whole. Never rejects. */
  script(address: string, integrity: string): Promise<boolean>;
  /** Applies a style sheet; resolves whether it arrived whole. Never rejects. */
  style(address: string, integrity: string): Promise<boolean>;
  /** Gives up on files of a folder that are still on their way, so that nobody waits for them again. */
  discard(base: string): void;
  /** Has what the browser keeps of a remote's files, and isn't as published, fetched anew. Never rejects. */
  renew(entry: RemoteEntry): Promise<void>;
  /** The status a file answers with now, or null for no answer or, with `integrity`, for other bytes. */
  probe(address: string, integrity?: string): Promise<number | null>;
  online(): boolean;
  /** Takes the container a script left behind, so that the next attempt can't find the old one. */
  takeContainer(id: string): unknown;
  /** Hands the container the shared modules, once, and gives what it exposes by that name. */
  open(attempt: number, container: unknown, expose: Exposed): Promise<unknown>;
  /** Starts a remote that is here. Throws what its `start` throws. */
  startRemote(module: RemoteModule): void;
  /** Has a remote take back what it started. Never throws. */
  letGo(id: string): void;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
}
