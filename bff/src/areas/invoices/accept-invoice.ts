import { readFileSync } from 'node:fs';
import { canMoveInvoice, formatLuckyNumber, INVOICE_STATES } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { AppError } from '../../core/errors.ts';
import { announce } from '../../core/notifications/announce.ts';
import { claimPrizes, type WonPrize } from '../prizes/index.ts';
import type { TicketServices, ValidReceipt } from '../tickets/index.ts';
import { earnAll } from './earn-all.ts';
import { notifyAccepted, type Sender } from './notify-sender.ts';
import type { InvoiceStep } from './step-invoice.ts';

type Dependencies = Pick<Infrastructure, 'config' | 'clock' | 'mail' | 'vaults'> & TicketServices;

/** An invoice that becomes valid. */
export interface Acceptance {
  readonly id: string;
  /** What confirms it, where it is confirmed in the same step, and what is known of the purchase then. */
  readonly confirmed?: {
    readonly source: string;
    /** `YYYY-MM-DD`. */
    readonly day: string | null;
    readonly valueCents: number | null;
    readonly products: readonly string[];
  };
}

/** What a valid invoice brought. */
export interface Accepted {
  readonly invoiceId: string;
  /** null: no draw runs. */
  readonly drawId: string | null;
  /** As printed. */
  readonly numbers: readonly string[];
  readonly prize: WonPrize | null;
  /** `YYYY-MM-DD` and cents of the purchase, as it counts. */
  readonly day: string | null;
  readonly valueCents: number | null;
  readonly at: Date;
}

/** What is written of invoices that become valid, but for their numbers. */
export interface Prepared {
  /** What each won, in its place. */
  readonly prizes: readonly (WonPrize | null)[];
  /** Gives the numbers: from here to the commit everybody else's wait for the draw's pool, so call it last. */
  readonly settle: () => Promise<readonly Accepted[]>;
}

/** An invoice that has just become valid. */
type Valid = ValidReceipt & Sender;

const ACCEPT = readFileSync(new URL('./accept-invoices.sql', import.meta.url), 'utf8');
const BEFORE = INVOICE_STATES.filter((state) => canMoveInvoice(state, 'valid'));

/** Their step, in the order given. CONFLICT where one isn't there, or can't become valid: then none of it holds. */
async function step(run: Ask, all: readonly Acceptance[], now: Date, { actorId, note }: InvoiceStep) {
  const given = all.map(({ id, confirmed }) => ({ id, ...confirmed }));
  const values = [JSON.stringify(given), now, actorId, note ?? null, BEFORE];
  const rows = await run<Valid>('accept-invoices', ACCEPT, values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return all.map(({ id }) => {
    const valid = byId.get(id);
    if (valid === undefined) throw new AppError('CONFLICT');
    return valid;
  });
}

/**
 * Makes checked or reviewed invoices (`checking` or `pending`) valid, one after the other, each with an instant prize if one was
 * due when it was sent. `settle` gives their lucky numbers: whatever else is to do comes before. All of it in the caller's
 * transaction, and in as many statements for many as for one; LUCK_NUMBERS_REACHED leaves nothing half done.
 */
export async function prepareAcceptances(
  services: Dependencies,
  run: Ask,
  all: readonly Acceptance[],
  how: InvoiceStep,
): Promise<Prepared> {
  const now = services.clock.now();
  const invoices = await step(run, all, now, how);
  const earned = await earnAll(services, run, invoices, now);
  const participations = invoices.map(({ id: invoiceId, registrationId, createdAt: at }) => ({
    registrationId,
    invoiceId,
    at,
  }));
  const prizes = await claimPrizes(services, run, participations);
  const won = prizes.flatMap((prize, index) => {
    const registrationId = invoices[index]?.registrationId;
    return prize && registrationId ? [{ kind: 'prize' as const, recordId: prize.id, registrationId }] : [];
  });
  await announce({ clock: services.clock }, run, won);
  const titles = prizes.map((prize) => prize?.title ?? null);
  const notify = await notifyAccepted(services, run, invoices, titles);
  const settle = async () => {
    const granted = await earned.grant();
    const numbers = granted.map((own) => own.map((number) => formatLuckyNumber(number, number.size)));
    await notify(numbers);
    return invoices.map(({ id, day, valueCents }, index) => ({
      invoiceId: id,
      day,
      valueCents,
      at: now,
      drawId: earned.drawIds[index] ?? null,
      numbers: numbers[index] ?? [],
      prize: prizes[index] ?? null,
    }));
  };
  return { prizes, settle };
}

/** The same of one, with its numbers, where nothing is left to do: call it last. */
export async function acceptInvoice(
  services: Dependencies,
  tx: Transaction,
  id: string,
  how: InvoiceStep,
): Promise<Accepted> {
  const { settle } = await prepareAcceptances(services, runIn(tx), [{ id }], how);
  const [accepted] = await settle();
  return accepted as Accepted;
}
