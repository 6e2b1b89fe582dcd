import type { RemoteRelease } from '@fio/contracts/admin/remotes';

/** A canary that nobody decides about is a second version for good. */
const CANARY_DAYS = 7;
const DAY = 86_400_000;

function pageProblem(
  { remote, stable, canary }: RemoteRelease,
  page: ReadonlyMap<string, string> | string,
): string | undefined {
  if (typeof page === 'string') return page;
  const build = page.get(remote);
  if (build === stable.build || (canary && build === canary.build)) return undefined;
  return `a page loaded now has ${build ?? 'no build of it'} instead of ${stable.build}`;
}

/** What is wrong with a release. `page` has the builds a page loaded now gets, where this server serves it. */
export function examineRelease(
  release: RemoteRelease,
  page: ReadonlyMap<string, string> | string | undefined,
  now: Date,
): string[] {
  const { canary, refused, serving, changedAt } = release;
  const days = (now.getTime() - Date.parse(changedAt)) / DAY;
  const problems = [
    refused.length > 0
      ? `refused, for the signature doesn't hold: ${refused.join(', ')}; served instead: ${serving ?? 'nothing'}`
      : undefined,
    canary && days > CANARY_DAYS
      ? `the canary ${canary.build} has had ${canary.percent} % for ${Math.floor(days)} days: promote it or roll it back`
      : undefined,
    page === undefined ? undefined : pageProblem(release, page),
  ];
  return problems.filter((problem) => problem !== undefined);
}
