import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import {
  hasEvidence,
  openChecks,
  type PrizeCheck,
  type PrizeReason,
  suggestedReason,
} from '@fio/domain/prize-validation';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { useUnsaved } from '@fio/platform/area';
import { type Decisions, type DeskQueue, useLookedAt } from '@fio/platform/desk';
import { toast } from '@fio/platform/feedback';
import { reasonText } from '../prizes/prize-detail.ts';
import {
  allHold,
  canValidate,
  type Drafts,
  evidenceOf,
  founded,
  isSame,
  pressed,
  type Win,
  withCheck,
} from './win.ts';
import { useValidationWords } from './words.ts';

/** The desk that a win lies on. */
export interface Around {
  readonly queue: DeskQueue<Win>;
  readonly decisions: Decisions;
  readonly drafts: Drafts;
  /** Reads the win anew and begins with it again. */
  readonly reload: () => Promise<void>;
}

/** One win as it is being decided: what was seen, ticked, noted and chosen, and the three ways to end it. */
export function useDesk(win: Win, { queue, decisions, drafts, reload }: Around) {
  const t = useValidationWords();
  const { prize, participant } = win;
  const evidence = evidenceOf(win);
  const draft = drafts.get(prize.id);
  const [ticked, setTicked] = useState(draft?.ticked ?? prize.checklist);
  const checklist = founded(ticked, evidence);
  /** The check whose evidence is shown; null: none yet, but the receipt. And all whose evidence was. */
  const [current, setCurrent] = useState<PrizeCheck | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<PrizeCheck>>(draft?.seen ?? new Set());
  const [isReceiptShown, setReceiptShown] = useState(false);
  /** What this desk has seen: another's change is told, never written over. */
  const [version, setVersion] = useState(prize.version);
  const [note, setNote] = useState(draft?.note ?? prize.note ?? '');
  const [chosen, setReason] = useState<PrizeReason | ''>('');
  /** Another has changed it meanwhile: nothing can be saved before it is read again. */
  const [isLost, setLost] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const save = useApiMutation(validation.save, [adminPrizes.list, adminPrizes.get]);
  useUnsaved(!isSame(ticked, prize.checklist) || note !== (prize.note ?? ''));
  const isForgotten = useRef(false);
  const stash = useEffectEvent(() => {
    if (!isForgotten.current) drafts.set(prize.id, { ticked, note, seen });
  });
  useEffect(() => () => stash(), []);

  const reason = chosen || (suggestedReason(checklist) ?? '');
  const body = { checklist, note: note.trim() || null };
  const left = openChecks(checklist, { hasInvoice: win.invoice !== null });
  const anew = async () => {
    isForgotten.current = true;
    drafts.delete(prize.id);
    await reload();
  };
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The person has been told by the call itself.
      if (error.code === 'CANNOT_SAVE_VALIDATION') setLost(true);
      return false;
    }
  }
  /** Takes a decision that can still be undone, and goes on. */
  async function decide(endpoint: AnyEndpoint, said: string, values: object): Promise<void> {
    const name = [participant?.name, prize.kind.title].filter(Boolean).join(' · ');
    setDeciding(true);
    const decided = { id: prize.id, version, name };
    const isDecided = await run(() => decisions.decide(endpoint, decided, { said, ...values }));
    setDeciding(false);
    if (isDecided) queue.decided(prize.id);
  }
  const tick = (check: PrizeCheck, holds: boolean | undefined) =>
    setTicked((before) => withCheck(before, check, holds));
  const mayAnswer = (check: PrizeCheck) => seen.has(check) && hasEvidence(check, evidence);
  const isLookedAt = current === null ? isReceiptShown : seen.has(current) || !hasEvidence(current, evidence);
  const once = useLookedAt(isLookedAt, queue.seen);
  const all = allHold(win, seen, evidence);
  return {
    checklist,
    note,
    reason,
    left,
    isLost,
    setNote,
    setReason,
    next: queue.skip,
    mayValidate: canValidate(win) && left.length === 0,
    /** Does something once what is shown of the win is there. */
    once,
    busy: save.isPending || isDeciding,
    current,
    evidence,
    open: setCurrent,
    /** What these checks look at is there to be looked at. */
    see: (...checks: readonly PrizeCheck[]) => setSeen((before) => new Set([...before, ...checks])),
    /** The receipt, with which a case begins. */
    seeReceipt: () => {
      setSeen((before) => new Set<PrizeCheck>([...before, 'receipt', 'product']));
      setReceiptShown(true);
    },
    tick,
    /** Null until each check was looked at. */
    tickAll: all && (() => setTicked(all)),
    /** A check's key: the first press shows what it looks at, the next ones answer it. */
    press: (check: PrizeCheck) => {
      if (current !== check) setCurrent(check);
      else if (hasEvidence(check, evidence)) once(() => tick(check, pressed(checklist[check])));
    },
    mayAnswer,
    version,
    /** What a check looks at is another one now, by this desk's own hand: what else was ticked stays. */
    replaced: (...again: readonly PrizeCheck[]) => {
      for (const check of again) tick(check, undefined);
      setVersion((before) => before + 1);
    },
    reload: anew,
    keep: async () => {
      const input = { params: { id: prize.id }, body: { version, ...body } };
      if (!(await run(() => save.mutateAsync(input)))) return;
      toast.success(t('saved'));
      await anew();
    },
    validate: () => decide(validation.validate, t('validated'), body),
    refuse: async () => {
      if (reason === '') return;
      const said = t('refused', { reason: reasonText(reason) ?? '' });
      await decide(validation.invalidate, said, { ...body, reason });
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
