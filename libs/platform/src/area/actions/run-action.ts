import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { addressOf, api, queryClient } from '../../api/index.ts';
import type { AnyRecord } from '../area.ts';

/** Every read of the back office is stale after a change: lists, figures, histories and charts hang together. */
export const refreshAdmin = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['admin'] });

/** The same after a record was deleted: its own page, which is still leaving, must not ask for it again. */
export const refreshWithout = (get: AnyEndpoint, { id }: AnyRecord): Promise<void> => {
  const gone = addressOf(get, { params: { id } });
  return queryClient.invalidateQueries({
    queryKey: ['admin'],
    predicate: ({ queryKey }) => queryKey[2] !== gone,
  });
};

/** Calls an action on what the person saw: another version answers CONFLICT. */
export function runAction(
  endpoint: AnyEndpoint,
  { id, version }: AnyRecord,
  quiet = false,
): Promise<unknown> {
  const input = { params: { id }, ...(endpoint.body ? { body: { version } } : {}) };
  return api(endpoint, input as CallInput<AnyEndpoint>, { quiet });
}
