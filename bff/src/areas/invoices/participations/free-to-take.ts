import { readFileSync } from 'node:fs';
import { todayInSaoPaulo } from '@fio/domain';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { senderLock } from '../quota.ts';
import { receiptLock } from '../receipt-lock.ts';
import type { SentCode } from './sent-code.ts';
import { takeFree } from './take-free.ts';

/** A receipt that nobody has sent before, of somebody who may send it. */
export interface Free {
  readonly sent: SentCode;
  readonly cpfHash: Uint8Array | null;
}

interface Looked {
  readonly place: number;
  readonly cpfHash: Uint8Array | null;
  readonly mayTakePart: boolean;
  readonly isNew: boolean;
  readonly today: number;
  readonly counted: number;
}

const LOOK = readFileSync(new URL('./look-at-senders.sql', import.meta.url), 'utf8');

/** Those whose sender and receipt nobody else is busy with; of several of one receipt the first. */
async function locked(run: Ask, all: readonly SentCode[]): Promise<SentCode[]> {
  const free = await takeFree(run, all, ({ registrationId, receipt }) => [
    senderLock(registrationId),
    receiptLock(receipt),
  ]);
  const first = new Map(free.toReversed().map((sent) => [receiptLock(sent.receipt), sent]));
  return free.filter((sent) => first.get(receiptLock(sent.receipt)) === sent);
}

/**
 * Those of these that are plainly new, and of people who may send another. The locks of both are held to the commit. Whoever isn't
 * among them is not refused: why, and whether at all, is found out by itself.
 */
export async function freeToTake(
  { config }: Pick<Infrastructure, 'config'>,
  run: Ask,
  all: readonly SentCode[],
): Promise<Free[]> {
  if (all.length === 0) return [];
  const own = await locked(run, all);
  const asked = own.map(({ registrationId, receipt, at }, place) => {
    const { key, cnpj, model, series, number } = receipt;
    return { place, registrationId, key, cnpj, model, series, number, today: todayInSaoPaulo(at) };
  });
  const { perDay, perPeriod } = config.invoices;
  const rows = await run<Looked>('look-at-senders', LOOK, [JSON.stringify(asked)]);
  const looked = new Map(rows.map((row) => [row.place, row]));
  return own.flatMap((sent, place) => {
    const row = looked.get(place);
    if (!row?.mayTakePart || !row.isNew || row.today >= perDay || row.counted >= perPeriod) return [];
    return [{ sent, cpfHash: row.cpfHash }];
  });
}
