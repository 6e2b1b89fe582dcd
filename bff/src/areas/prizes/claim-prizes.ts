import { readFileSync } from 'node:fs';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { countParticipations } from './count-participations.ts';
import { dueSlots, lockClaims, type Slot, slotFor } from './due-slot.ts';
import type { Participation } from './participation.ts';
import { placeSlots } from './place-slots.ts';

/** What was won, as pages show it. */
export interface WonPrize {
  readonly id: string;
  readonly title: string;
}

interface Win {
  readonly registrationId: string;
  readonly invoiceId: string | null;
  readonly origin: string;
}

type Services = Pick<Infrastructure, 'config' | 'clock' | 'vaults'>;

const HELD = ['pending', 'validated', 'delivered'];

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const WINS = sql('./held-wins.sql');
const OPEN = sql('./open-slot.sql');
const TAKE = sql('./take-slot.sql');

function mayWin(wins: readonly Win[], { registrationId, invoiceId }: Participation, most: number): boolean {
  const own = wins.filter(
    (win) =>
      win.invoiceId === invoiceId || (win.registrationId === registrationId && win.origin === 'instant'),
  );
  return own.length < most && own.every((win) => win.invoiceId !== invoiceId);
}

/** Whether it was still free: staff may have withdrawn it a moment ago. */
async function take(run: Ask, slot: Slot, participation: Participation, now: Date): Promise<boolean> {
  const { registrationId, invoiceId, at } = participation;
  await run('open-slot', OPEN, [slot.id, now]);
  const taken = await run('take-slot', TAKE, [slot.id, registrationId, invoiceId, at, now]);
  return taken.length === 1;
}

/**
 * Gives each of these valid participations, one after the other, the oldest free slot that was due when it was made, or null:
 * none was, or its person has won as often as one may. In the caller's transaction; of those who come at once, one after the
 * other looks. Looking takes the same few statements for any number; each win two more.
 */
export async function claimPrizes(
  services: Services,
  run: Ask,
  participations: readonly Participation[],
): Promise<(WonPrize | null)[]> {
  const { config, clock } = services;
  if (participations.length === 0) return [];
  const counters = await countParticipations(run, participations);
  await placeSlots(services, run);
  const latest = new Date(Math.max(...participations.map(({ at }) => at.getTime())));
  const look = () => dueSlots(run, latest, participations.length);
  if ((await look()).length === 0) return participations.map(() => null);
  await lockClaims(run);
  const free = new Set(await look());
  const people = participations.map(({ registrationId }) => registrationId);
  const invoices = participations.map(({ invoiceId }) => invoiceId);
  const wins = [...(await run<Win>('held-wins', WINS, [people, invoices, HELD]))];
  const won: (WonPrize | null)[] = [];
  for (const [index, participation] of participations.entries()) {
    let prize: WonPrize | null = null;
    const may = mayWin(wins, participation, config.prizesPerCpf);
    while (may && prize === null) {
      const slot = slotFor(free, participation, counters[index] ?? new Map<string, number>());
      if (slot === undefined) break;
      free.delete(slot);
      if (!(await take(run, slot, participation, clock.now()))) continue;
      wins.push({ ...participation, origin: 'instant' });
      prize = { id: slot.id, title: slot.title };
    }
    won.push(prize);
  }
  return won;
}
