import { remotes, type RemoteChangeKind } from '@fio/contracts/admin/remotes';
import { useApiQuery } from '@fio/platform/api';
import { LIVE } from './figures.ts';

/** What makes a build everybody's. */
const STEPS: readonly RemoteChangeKind[] = ['promote', 'rollback', 'start'];

/** The builds that are live or were before, of those whose history is known. */
export function usePast(remote: string, environment: string | undefined): ReadonlySet<string> {
  const { data } = useApiQuery(remotes.history, { params: { remote } }, LIVE);
  const live = data?.items.filter(
    (change) => change.environment === environment && STEPS.includes(change.kind),
  );
  return new Set(live?.flatMap(({ to }) => to ?? []));
}
