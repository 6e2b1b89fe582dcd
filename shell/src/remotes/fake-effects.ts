import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { LoaderEffects } from './effects.ts';

/** A remote as a boot document lists it, for tests. */
export const entryOf = (over: Partial<RemoteEntry> = {}): RemoteEntry => ({
  id: 'mf-public',
  version: '1.0.0',
  build: '0123456789abcdef',
  base: '/mf/mf-public/0123456789abcdef/',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-entry', 'routes.css': 'sha384-styles' },
  styles: ['routes.css'],
  shellApi: '^1.0.0',
  basePaths: ['/'],
  widgets: [],
  ...over,
});

/** Never comes. */
export const never = new Promise<never>(() => undefined);

/** A world where everything works and no limit is ever reached; `calls` lists what was fetched. */
export function fakeEffects(over: Partial<LoaderEffects> = {}): LoaderEffects & { calls: string[] } {
  const calls: string[] = [];
  const fetched = (address: string) => {
    calls.push(address);
    return Promise.resolve(true);
  };
  return {
    calls,
    script: fetched,
    style: fetched,
    discard: (base) => void calls.push(`discard ${base}`),
    renew: ({ base }) => (calls.push(`renew ${base}`), Promise.resolve()),
    probe: () => Promise.resolve(200),
    online: () => true,
    takeContainer: (id) => ({ id }),
    open: (_attempt, container) => {
      const { id = 'mf-public' } = container as { id?: string };
      return Promise.resolve({ default: { id, routes: [{ path: '/' }] } });
    },
    startRemote: () => undefined,
    letGo: () => undefined,
    wait: () => never,
    ...over,
  };
}
