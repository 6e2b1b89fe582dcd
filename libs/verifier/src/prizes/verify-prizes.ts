import { isKnownBeacon, mixed, timeOfRound } from '../draw/beacon.ts';
import { scheduleForm, type ShownSchedule } from '../draw/forms.ts';
import { isOverdue, type LateRound, lateRound } from '../draw/late-round.ts';
import { placeIn } from '../draw/outcome.ts';
import { checkSchedule } from '../draw/prizes.ts';
import { checkShown } from '../draw/shown-log.ts';
import { slotsOf } from '../crypto/orders.ts';
import { type Log, readLog } from '../log/Log.ts';
import { below, mustEqual, type Place, Refusal, wholeOf } from '../reading/Refusal.ts';
import { jsonOf } from '../sources/read.ts';
import type { Asked } from '../verify.ts';
import { type ScheduledSlot, type Win, winsOf } from './wins.ts';

/** What is checked of a schedule of instant prizes, in this order. */
export const PRIZES_STEPS = ['log', 'promises', 'slots', 'wins'] as const;

/** One of PRIZES_STEPS. */
export type PrizesStep = (typeof PRIZES_STEPS)[number];

/** A round that a schedule waited for. */
export interface ToldBeacon {
  readonly round: number;
  /** When it came: ISO 8601, UTC. */
  readonly at: string;
  readonly publicKey: string;
  /** Whether it is drand's quicknet. Another proves what its owner, who isn't the operator, is trusted with. */
  readonly isKnown: boolean;
}

/** A schedule of which everything holds. */
export interface ConfirmedPrizes {
  readonly verdict: 'confirmed';
  readonly title: string;
  readonly slots: readonly (ScheduledSlot & { readonly wins: readonly Win[] })[];
  /** The public beacon's round in its slots; null: they follow from the operator's seed alone. */
  readonly beacon: ToldBeacon | null;
  /** Where that round was told after the schedule had begun. */
  readonly lateRound: LateRound | null;
  readonly head: Pick<Log['head'], 'origin' | 'size' | 'root'>;
  readonly witnesses: Log['witnesses'];
}

/** A schedule of which something doesn't. */
export interface RefusedPrizes {
  readonly verdict: 'refused';
  readonly step: PrizesStep;
  readonly refusal: Refusal;
}

/** A schedule that was promised and isn't over by the log, or whose round is missing: who won is told after its end. */
export interface UnrevealedPrizes {
  readonly verdict: 'unrevealed';
  readonly title: string;
  /** As promised: ISO 8601, UTC. */
  readonly endsAt: string;
  /** Where the round it waits for isn't there, or came after its beginning. */
  readonly lateRound: LateRound | null;
}

export type PrizesVerdict = ConfirmedPrizes | RefusedPrizes | UnrevealedPrizes;

/** `schedule` is the id that was asked for, where the files may be of another. */
export type PrizesAsked = Pick<Asked, 'files' | 'trusted'> & {
  readonly schedule?: string;
  readonly onProgress?: (step: PrizesStep, done: number, of: number) => void;
};

const FILE = 'schedule.json';

/** What the log promised of a schedule that it reveals nothing of, and needn't yet: once it is over that is missing. */
function unrevealed(entries: Log['entries'], id: string): UnrevealedPrizes | null {
  const told = entries.map(({ said }) => said).filter((said) => 'schedule' in said && said.schedule === id);
  if (told.some(({ type }) => type === 'prizes_revealed')) return null;
  const promised = told.find((said) => said.type === 'prizes_committed');
  if (!promised) return null;
  const { title, endsAt, beacon } = promised;
  // What follows from a round can't be revealed without it: of that `lateRound` tells.
  const waits = beacon !== undefined && !told.some(({ type }) => type === 'prizes_beacon');
  if (!waits && isOverdue(Date.parse(endsAt), entries)) return null;
  return { verdict: 'unrevealed', title, endsAt, lateRound: lateRound(promised, entries) };
}

function scheduledSlots({ schedule }: ShownSchedule): ScheduledSlot[] {
  const { startsAt, endsAt, allotment, every, seed, beacon, ...rest } = schedule;
  const quantities = allotment.map(({ quantity }) => quantity);
  const hours = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
  return slotsOf({ ...rest, ...hours, seed: mixed(seed, beacon), every, quantities }).map(({ kind, at }) => ({
    title: allotment[kind]?.title ?? '',
    opensAt: every === null ? new Date(at).toISOString() : null,
    nth: every === null ? null : at,
  }));
}

function checkSlots({ slots }: ShownSchedule, scheduled: readonly ScheduledSlot[]): void {
  const place = placeIn(FILE, 'slots');
  mustEqual(place, 'slot_differs', slots.length, scheduled.length);
  for (const [index, { slot, title, opensAt, nth }] of slots.entries()) {
    const wanted = { slot: index + 1, ...scheduled[index] };
    const here = below(place, index);
    mustEqual(below(here, 'slot'), 'slot_differs', slot, wanted.slot);
    mustEqual(below(here, 'title'), 'slot_differs', title, wanted.title ?? '');
    mustEqual(below(here, 'opensAt'), 'slot_differs', opensAt, wanted.opensAt ?? null);
    mustEqual(below(here, 'nth'), 'slot_differs', nth, wanted.nth ?? null);
  }
}

function checkWin(shown: ShownSchedule['slots'][number]['wins'][number], told: Win, here: Place): void {
  for (const name of ['wonAt', 'sentAt', 'holder', 'refused'] as const)
    mustEqual(below(here, name), 'win_differs', shown[name], told[name]);
  // Whose a prize isn't, is nobody's business.
  if (told.refused !== null) mustEqual(below(here, 'winner'), 'win_differs', shown.winner === null, true);
}

function checkWins({ slots }: ShownSchedule, told: readonly (readonly Win[])[]): void {
  for (const [index, { wins }] of slots.entries()) {
    const here = placeIn(FILE, 'slots', index, 'wins');
    mustEqual(here, 'win_differs', wins.length, told[index]?.length ?? 0);
    for (const [turn, shown] of wins.entries()) {
      const win = told[index]?.[turn];
      if (win) checkWin(shown, win, below(here, turn));
    }
  }
}

const toldBeacon = (named: ReturnType<typeof checkSchedule>['beacon']): ToldBeacon | null =>
  named === undefined
    ? null
    : {
        round: named.round,
        at: new Date(timeOfRound(named)).toISOString(),
        publicKey: named.publicKey,
        isKnown: isKnownBeacon(named),
      };

/** Checks all that is published of a schedule that is over. Errors of reading the files themselves are thrown. */
export async function verifyPrizes({
  files,
  trusted = {},
  schedule: wanted,
  onProgress = () => undefined,
}: PrizesAsked): Promise<PrizesVerdict> {
  let step: PrizesStep = 'log';
  const startStep = (name: PrizesStep) => {
    step = name;
    onProgress(name, 0, 1);
  };
  try {
    startStep('log');
    const log = await readLog(files, trusted, (done, of) => onProgress('log', done, of));
    startStep('promises');
    const early = wanted === undefined ? null : unrevealed(log.entries, wanted);
    if (early !== null && (await files.read(FILE)) === null) return early;
    const shown = scheduleForm(await jsonOf(files, FILE), wholeOf(FILE));
    const { schedule } = shown;
    const here = placeIn(FILE, 'schedule');
    if (wanted !== undefined) mustEqual(below(here, 'id'), 'page_differs', schedule.id, wanted);
    const promised = checkSchedule(schedule, here, log.entries);
    if (promised.winsTold !== true) throw new Refusal(here, 'wins_not_told', schedule.id);
    const told = log.entries.filter(({ said }) => 'schedule' in said && said.schedule === schedule.id);
    checkShown(shown.log, told, placeIn(FILE, 'log'));
    startStep('slots');
    const scheduled = scheduledSlots(shown);
    checkSlots(shown, scheduled);
    startStep('wins');
    const wins = winsOf(scheduled, schedule.startsAt, told);
    checkWins(shown, wins);
    const { origin, size, root } = log.head;
    return {
      verdict: 'confirmed',
      title: schedule.title,
      slots: scheduled.map((slot, index) => ({ ...slot, wins: wins[index] ?? [] })),
      beacon: toldBeacon(promised.beacon),
      lateRound: lateRound(promised, log.entries),
      head: { origin, size, root },
      witnesses: log.witnesses,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { verdict: 'refused', step, refusal: error };
  }
}
