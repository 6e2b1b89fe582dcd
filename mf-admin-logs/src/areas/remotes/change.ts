import type { RemoteRelease } from '@fio/contracts/admin/remotes';

/** A change of what is live that a person is about to make. */
export type Change =
  | { readonly kind: 'promote' | 'canary' | 'rollback'; readonly build: string }
  | { readonly kind: 'back' | 'end' };

/** What may be done with a build: `past` are those that were live before. */
export function changesOf(
  build: string,
  release: RemoteRelease | undefined,
  past: ReadonlySet<string>,
): Change['kind'][] {
  if (build === release?.stable.build) return [];
  if (build === release?.canary?.build) return ['promote', 'canary', 'end'];
  return past.has(build) ? ['rollback', 'canary'] : ['promote', 'canary'];
}
