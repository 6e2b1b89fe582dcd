import { validation } from '@fio/contracts/admin/validation';
import { api, ApiError, queryClient, queryKey } from '@fio/platform/api';
import { loadPrivatePicture } from '@fio/platform/area';
import type { Claimed, DeskSource } from '@fio/platform/desk';
import { deskPath } from '../prizes/prize-detail.ts';
import type { Win } from './win.ts';

/** A refusal is shown on the desk itself. */
const quiet = { quiet: true };
/** So often others may have been faster, before one is told that nothing waits. */
const TRIES = 5;

async function claim(id: string): Promise<Claimed<Win>> {
  const input = { params: { id } };
  try {
    const found = await api(validation.claim, input, quiet);
    if (found.lock?.mine === false) return { is: 'held', by: found.lock.name || null };
    // What is added to it at the desk is read from there.
    queryClient.setQueryData(queryKey(validation.get, input), found);
    return { is: 'open', found };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') return { is: 'over' };
    throw error;
  }
}

/** The wins that wait for a decision. */
export const winsWaiting: DeskSource<Win> = {
  idOf: ({ prize }) => prize.id,
  next: async (after) => {
    let last = after;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const query = last === null ? {} : { after: last };
      const { id, waiting } = await api(validation.next, { query }, quiet);
      if (id === null || id === after) return { found: null, waiting };
      const claimed = await claim(id);
      if (claimed.is === 'open') return { found: claimed.found, waiting };
      last = id;
    }
    return { found: null, waiting: 0 };
  },
  claim,
  release: (id) => api(validation.release, { params: { id } }, quiet),
  prepare: async ({ prize: { id }, invoice }) => {
    if (invoice?.file === 'image/webp') await loadPrivatePicture(validation.receipt, { params: { id } });
  },
  pathOf: (id) => deskPath(id ?? undefined),
};
