import { randomUUID } from 'node:crypto';
import type { BodyOf, calculation } from '@fio/contracts';
import { AppError } from '../../../core/errors.ts';
import type { StepContext } from '../draw-steps.ts';
import { differences } from '../extraction-view.ts';
import { kept, type RehearsedEntry } from './rehearsal-record.ts';
import { keepStep, takeRehearsal } from './rehearsal-steps.ts';

type Typed = BodyOf<typeof calculation.extraction>;

const voidedAll = (entries: readonly RehearsedEntry[]) =>
  entries.map((entry) => ({ ...entry, voided: true }));

/**
 * Notes five prizes, of whatever extraction, or compares them as the second entry. One person may type both, which the
 * rehearsal says of itself ever after: it is the steps that are rehearsed, and not who takes them.
 */
export function rehearseExtraction(
  context: StepContext,
  id: string,
  { version, contest, prizes, source }: Typed,
) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, { id, version }, 'frozen', 'extraction_recorded');
    const { entries, state } = taken.rehearsal;
    const [byId, at] = [context.session.admin.id, context.clock.now().toISOString()];
    const entry = { id: randomUUID(), voided: false, contest, prizes, source, byId, at };
    if (state === 'frozen')
      return keepStep(context, tx, taken, {
        step: 'extraction',
        to: 'extraction_recorded',
        change: { entries: kept([...entries, { ...entry, place: 1 }]) },
      });
    const first = entries.find(({ voided, place }) => !voided && place === 1);
    if (!first) throw new AppError('CONFLICT');
    const both = [...entries, { ...entry, place: 2 }];
    if (differences(first, entry).length > 0)
      return keepStep(context, tx, taken, {
        step: 'mismatch',
        to: 'frozen',
        change: { entries: kept(voidedAll(both)) },
      });
    return keepStep(context, tx, taken, {
      step: 'confirm',
      to: 'confirmed',
      change: { entries: kept(both), extraction: prizes, lotteryContest: contest },
    });
  });
}

/** Takes the first entry back. */
export function withdrawRehearsed(
  context: StepContext,
  id: string,
  { version, reason }: BodyOf<typeof calculation.withdraw>,
) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, { id, version }, 'extraction_recorded');
    return keepStep(context, tx, taken, {
      step: 'withdraw',
      to: 'frozen',
      reason,
      change: { entries: kept(voidedAll(taken.rehearsal.entries)) },
    });
  });
}

/** Shows prizes as on the day: nobody watches. */
export function rehearseRelease(
  context: StepContext,
  id: string,
  { version, upTo }: BodyOf<typeof calculation.release>,
) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, { id, version }, 'confirmed');
    if (upTo <= taken.rehearsal.released) throw new AppError('CONFLICT');
    return keepStep(context, tx, taken, { step: 'release', change: { released: upTo } });
  });
}
