import type { Access } from '@fio/contracts/core/endpoint';
import type { PageShapeKind } from '@fio/design-system/skeleton';
import type { RouteObject } from '../router/index.ts';

export {
  defineWidgets,
  fillersOf,
  isFilled,
  provideSlots,
  Slot,
  type SlotHost,
  type Widgets,
} from './slot.tsx';

/** Takes back what `start` did: its listeners, timers and connections. */
export type Disposer = () => void;

/** What a remote exposes as `./routes`: absolute paths below its base paths, mounted by the shell. */
export interface RemoteModule {
  readonly id: string;
  readonly routes: readonly RouteObject[];
  /**
   * For what must go on beside the pages. Called in the browser once the remote is here, never on the server; the shell
   * calls the disposer when it lets go of the remote (it is tried again, the page goes), and may then start it anew.
   */
  readonly start?: () => Disposer;
}

/** Declares a remote; its default export is what the shell's loader checks and mounts. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;

/**
 * What a route may say of itself in its `handle`. `guest` pages send the signed-in away, `session` pages the
 * others (specification, section 4); `title` is the page's title in the page's language.
 */
export interface RouteHandle {
  readonly access?: 'guest' | 'session';
  /** The area the page is of, by its name. */
  readonly area?: string;
  /** A list of records with which nothing is done but open, create and change: it opens with least. */
  readonly plain?: boolean;
  /** The permission the page asks about; its build's manifest tells it. */
  readonly needs?: Access;
  readonly title?: () => string;
  /** The page's shape, which stands in its place until it is here; a plain one unless said. */
  readonly shape?: PageShapeKind;
  /** The layout the shell puts around the page; a side's own unless said. */
  readonly layout?: 'admin-auth' | 'bare';
}
