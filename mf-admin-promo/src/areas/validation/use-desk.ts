import { useState } from 'react';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import {
  hasEvidence,
  openChecks,
  type PrizeCheck,
  type PrizeReason,
  suggestedReason,
} from '@fio/domain/prize-validation';
import { api, ApiError, useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useNavigate } from '@fio/platform/router';
import { deskPath, reasonText } from '../prizes/prize-detail.ts';
import { allHold, canValidate, evidenceOf, founded, pressed, type Win, withCheck } from './win.ts';
import { useValidationWords } from './words.ts';

const STALE = [validation.get, adminPrizes.list, adminPrizes.get];

/** Behind the one just left; the beginning once there is no other. */
export async function goNext(navigate: ReturnType<typeof useNavigate>, after: string): Promise<void> {
  const { id } = await api(validation.next, { query: { after } });
  await navigate(deskPath(id ?? undefined), { replace: true });
}

/** One win as it is being decided: what was ticked, noted and chosen, and the three ways to end it. */
export function useDesk(win: Win, reload: () => Promise<unknown>) {
  const t = useValidationWords();
  const navigate = useNavigate();
  const { prize } = win;
  const evidence = evidenceOf(win);
  const [ticked, setTicked] = useState(prize.checklist);
  const checklist = founded(ticked, evidence);
  /** The check whose evidence is shown, and all that were. */
  const [current, setCurrent] = useState<PrizeCheck | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<PrizeCheck>>(new Set());
  /** What this desk has seen: another's change is told, never written over. */
  const [version, setVersion] = useState(prize.version);
  const [note, setNote] = useState(prize.note ?? '');
  const [chosen, setReason] = useState<PrizeReason | ''>('');
  /** Another has changed it meanwhile: nothing can be saved before it is read again. */
  const [isLost, setLost] = useState(false);
  const save = useApiMutation(validation.save, STALE);
  const validate = useApiMutation(validation.validate, STALE);
  const invalidate = useApiMutation(validation.invalidate, STALE);
  const reason = chosen || (suggestedReason(checklist) ?? '');
  const body = { version, checklist, note: note.trim() || null };
  const left = openChecks(checklist, { hasInvoice: win.invoice !== null });

  async function run(work: () => Promise<unknown>, said: string): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The person has been told by the call itself.
      if (error.code === 'CANNOT_SAVE_VALIDATION') setLost(true);
      else if (error.code === 'CANNOT_SEND_CONFIRMATION') await reload();
      return false;
    }
    toast.success(said);
    return true;
  }
  const params = { id: prize.id };
  const open = (check: PrizeCheck) => {
    setCurrent(check);
    setOpened((before) => new Set(before).add(check));
  };
  const tick = (check: PrizeCheck, holds: boolean | undefined) =>
    setTicked((before) => withCheck(before, check, holds));
  const mayAnswer = (check: PrizeCheck) => opened.has(check) && hasEvidence(check, evidence);
  const all = allHold(win, opened, evidence);
  const next = () => goNext(navigate, prize.id).catch(() => undefined);
  return {
    checklist,
    note,
    reason,
    left,
    isLost,
    setNote,
    setReason,
    next,
    mayValidate: canValidate(win) && left.length === 0,
    busy: save.isPending || validate.isPending || invalidate.isPending,
    current,
    opened,
    evidence,
    open,
    tick,
    /** Null until each check was looked at. */
    tickAll: all && (() => setTicked(all)),
    /** A check's key: the first press shows what it looks at, the next ones answer it. */
    press: (check: PrizeCheck) => {
      if (current !== check) open(check);
      else if (mayAnswer(check)) tick(check, pressed(checklist[check]));
    },
    mayAnswer,
    version,
    /** What a check looks at is another one now, by this desk's own hand: what else was ticked stays. */
    replaced: (...again: readonly PrizeCheck[]) => {
      for (const check of again) tick(check, undefined);
      setVersion((seen) => seen + 1);
    },
    keep: async () => {
      if (await run(() => save.mutateAsync({ params, body }), t('saved'))) await reload();
    },
    validate: async () => {
      if (await run(() => validate.mutateAsync({ params, body }), t('validated'))) await next();
    },
    refuse: async () => {
      if (reason === '') return;
      const work = () => invalidate.mutateAsync({ params, body: { ...body, reason } });
      if (await run(work, t('refused', { reason: reasonText(reason) ?? '' }))) await next();
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
