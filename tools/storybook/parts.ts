import { basename, join } from 'node:path';
import { tagged } from '../shared/packages.ts';
import { ROOT } from '../shared/paths.ts';

/** One package's Storybook. The design system's is the one people open; it lists those of the remotes beside it. */
export interface Part {
  /** The package's folder: `design-system`, `mf-public`. */
  readonly id: string;
  /** Where it was built. */
  readonly folder: string;
}

export const HOST = 'design-system';

/** Where a part lies below the published root, with a slash at the end; the host is the root itself. */
export const placeOf = (id: string): string => (id === HOST ? '' : `${id}/`);

/** The host first, then every remote. */
export const parts = (): Part[] =>
  [join(ROOT, HOST), ...tagged('remote').map(({ folder }) => folder)].map((folder) => ({
    id: basename(folder),
    folder: join(folder, 'storybook-static'),
  }));
