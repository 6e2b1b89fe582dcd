import type { BuildFigures } from '@fio/contracts/admin/remote-figures';
import type { RemoteRelease } from '@fio/contracts/admin/remotes';

/** Which of a release's builds fail in the pages that have them, each in a sentence. */
export function examineFigures(
  { remote, stable, canary }: RemoteRelease,
  all: readonly BuildFigures[],
): string[] {
  const live = new Set([stable.build, canary?.build]);
  return all
    .filter((one) => one.remote === remote && live.has(one.build) && one.isFailing)
    .map(({ build, visitors, failedVisitors, failures }) => {
      const told = failures.map(({ outcome, phase, count }) => `${outcome} (${phase}) ${count} times`);
      return `${build} failed for ${failedVisitors} of ${visitors} visitors: ${told.join(', ')}`;
    });
}
