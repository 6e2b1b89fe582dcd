import { useEffect, useRef, useState } from 'react';
import { bulkRuns } from '@fio/contracts/admin/bulk-runs';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { api, ApiError, useApiMutation } from '../api/index.ts';
import { toast } from '../feedback/index.ts';
import { followDecision } from './follow-decision.ts';
import { type Held, heldDecisions, useLastHeld } from './held.ts';
import { useDeskWords } from './words.ts';

/** A record as its reader has seen it, with what it is called. */
export interface Decided {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

interface Deciding {
  /** The list whose records are decided. */
  readonly list: string;
  /** What is stale once a decision has taken effect. */
  readonly refresh: readonly AnyEndpoint[];
  /** One was taken back: its record waits again. */
  readonly onUndone: (recordId: string) => void;
}

/** Takes a decision back. One whose undoing was answered to nobody, as where a line broke, was undone all the same. */
async function cancel(id: string): Promise<void> {
  const input = { params: { id } };
  try {
    await api(bulkRuns.cancel, input, { quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    if ((await api(bulkRuns.get, input, { quiet: true })).state !== 'cancelled') throw error;
  }
}

/**
 * Decides at a desk: the server refuses at once what it would refuse later, and holds the rest for five seconds, in which the
 * latest can be undone. Whoever leaves the page meanwhile is told that it stands.
 */
export function useDecisions({ list, refresh, onUndone }: Deciding) {
  const t = useDeskWords();
  const last = useLastHeld(list);
  const [isUndoing, setUndoing] = useState(false);
  const { mutateAsync } = useApiMutation(bulkRuns.decide);
  const isGone = useRef(false);
  /** The decision that is being sent. */
  const sending = useRef<Promise<Held | undefined>>(undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const { name, list: of } of heldDecisions.all())
        if (of === list) toast.info(useDeskWords.t('stands', { name }));
    };
  }, [list]);
  const undo = async () => {
    if (isUndoing || !(sending.current ?? last)) return;
    setUndoing(true);
    // Pressed on the heels of a decision it means that one, and none before it where the server refuses.
    const meant = await (sending.current ?? last);
    if (!meant) return setUndoing(false);
    const { id, recordId, name } = meant;
    try {
      await cancel(id);
      // Else its time was over meanwhile, and how it turned out is told by who follows it.
      if (heldDecisions.drop(id)) toast.info(t('undone', { name }));
      onUndone(recordId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.code === 'CONFLICT' ? t('late', { name }) : error.message);
    } finally {
      setUndoing(false);
    }
  };
  return {
    last,
    isUndoing,
    undo: () => void undo(),
    /** Rejects with ApiError, as the endpoint itself would refuse; `said` is what was decided, a sentence. */
    decide: async (
      { path }: AnyEndpoint,
      { id, version, name }: Decided,
      { said, ...values }: { readonly said: string } & Readonly<Record<string, unknown>>,
    ): Promise<void> => {
      const taken = mutateAsync({ body: { list, action: path, id, version, values } }).then((run) => {
        const held = { id: run.id, list, recordId: id, name, said, startsAt: run.startsAt, refresh };
        followDecision(held);
        return held;
      });
      const asked = taken.catch(() => undefined);
      sending.current = asked;
      await taken.finally(() => {
        // Another may have been decided meanwhile.
        if (sending.current === asked) sending.current = undefined;
      });
      // Whoever has left before the answer came hears of it here.
      if (isGone.current) toast.info(t('stands', { name }));
    },
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
