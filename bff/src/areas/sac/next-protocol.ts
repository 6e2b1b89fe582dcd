import { protocolNumber, todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';

/** A protocol number nobody else ever gets, of the year that `now` lies in. */
export async function nextProtocol(tx: Transaction, now: Date): Promise<string> {
  const [row] = await tx.$queryRaw<{ next: bigint }[]>`SELECT nextval('sac_protocol_seq') AS next`;
  return protocolNumber(Number(todayInSaoPaulo(now).slice(0, 4)), Number(row?.next));
}
