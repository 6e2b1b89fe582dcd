import type { RemoteRelease } from '@fio/contracts/admin/remotes';

/**
 * A change of what is live that a person is about to make. The end of a canary names the stable build: should the
 * canary be gone by then, nothing changes, and the stable build doesn't give way in its place.
 */
export type Change =
  | { readonly kind: 'promote' | 'canary' | 'rollback' | 'end'; readonly build: string }
  | { readonly kind: 'back' };

/** What may be done with a build: `past` are those that were live before. */
export function changesOf(
  build: string,
  release: RemoteRelease | undefined,
  past: ReadonlySet<string>,
): Change[] {
  if (build === release?.stable.build) return [];
  const canary: Change = { kind: 'canary', build };
  if (build === release?.canary?.build)
    return [{ kind: 'promote', build }, canary, { kind: 'end', build: release.stable.build }];
  return [{ kind: past.has(build) ? 'rollback' : 'promote', build }, canary];
}
