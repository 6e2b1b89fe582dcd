import { type drawRehearsal, REHEARSAL_BLOCKERS, type ResultOf } from '@fio/contracts';
import { isRehearsable, REHEARSAL_DAYS, todayInSaoPaulo } from '@fio/domain';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { storedState, type ShownDraw } from '../draw-record.ts';
import type { StepContext } from '../draw-steps.ts';
import { shownView } from '../draw-view.ts';
import { undefinedIn } from '../freeze-blockers.ts';
import { findRehearsal, type Rehearsal, type Rehearsed } from './rehearsal-record.ts';
import { shownRehearsal } from './shown-rehearsal.ts';

const DAY_MS = 86_400_000;

type Context = Pick<StepContext, 'config' | 'vaults' | 'clock'>;
type Blocker = (typeof REHEARSAL_BLOCKERS)[number];

/** What keeps its list from being closed: of what a draw needs, what there is no calculation without. */
export function rehearsalBlockers(draw: ShownDraw): Blocker[] {
  if (draw.listClosedAt !== null) return [];
  const lacks: readonly string[] = undefinedIn(draw);
  const isEmpty = draw.numbers !== null && draw.numbers.next === 0;
  const numbers = draw.numbers === null ? ['pool'] : isEmpty ? ['empty'] : [];
  return REHEARSAL_BLOCKERS.filter((blocker) => [...lacks, ...numbers].includes(blocker));
}

/** The rehearsal as the draw's own wizard would show it; nobody is shown what was typed before the second entry. */
export async function rehearsedView(context: Context, tx: Transaction, rehearsed: Rehearsed) {
  const shown = await shownRehearsal(context, tx, rehearsed);
  return {
    shown,
    view: {
      ...shownView(context, shown, {
        blockers: rehearsalBlockers(shown),
        problems: new Map(),
        readerId: null,
        minutes: rehearsed.rehearsal.minutes,
      }),
      // The authority has to see nothing of a rehearsal.
      duties: [],
    },
  };
}

const countingEntries = ({ entries }: Rehearsal) => entries.filter(({ voided }) => !voided);

/** All that the page of a draw's rehearsal shows; NOT_FOUND without the draw. */
export async function rehearsalViewOf(
  context: Context,
  tx: Transaction,
  drawId: string,
): Promise<ResultOf<typeof drawRehearsal.get>> {
  const { draw, rehearsal } = await findRehearsal(tx, drawId);
  const about = { state: storedState(draw.state), lotteryDate: dayOf(draw.lotteryDate) };
  const page = { title: draw.title, isOpen: isRehearsable(about, context.clock.now()) };
  if (rehearsal === null) return { ...page, rehearsal: null };
  const { shown, view } = await rehearsedView(context, tx, { draw, rehearsal });
  const { startedById, startedAt, finishedAt, changedAt } = rehearsal;
  const typists = countingEntries(rehearsal).map(({ byId }) => byId);
  return {
    ...page,
    rehearsal: {
      ...view,
      startedBy: shown.staff.get(startedById) ?? '',
      startedAt: startedAt.toISOString(),
      isTypedAlone: typists.length > 1 && new Set(typists).size === 1,
      finishedAt: finishedAt?.toISOString() ?? null,
      removedOn: todayInSaoPaulo(new Date(changedAt.getTime() + REHEARSAL_DAYS * DAY_MS)),
    },
  };
}
