import { type AccessKey, readAccessKey } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';
import type { Claim } from '../../engine/confirmation-source.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { ReceiptName } from './receipt-lock.ts';

const whole = {
  registration: { select: { cpfHash: true, blockedAt: true, disabledAt: true, anonymisedAt: true } },
  confirmations: { orderBy: { id: 'asc' } },
} satisfies Prisma.InvoiceInclude;

/** A claim that nothing has confirmed yet, with what was answered of it. */
export type WaitingClaim = Prisma.InvoiceGetPayload<{ include: typeof whole }>;

export const WAITING = {
  confirmedAt: null,
  state: { in: ['checking', 'pending'] },
} satisfies Prisma.InvoiceWhereInput;

/** Everybody's claims of a receipt that still wait, the first to come first. */
export const waitingClaims = (tx: Transaction, name: ReceiptName): Promise<WaitingClaim[]> =>
  tx.invoice.findMany({
    where: { ...name, ...WAITING },
    include: whole,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

function receiptOf(accessKey: string | null): AccessKey | null {
  const reading = readAccessKey(accessKey ?? '');
  return 'key' in reading ? reading.key : null;
}

/** The claim as sources are asked about it; null: without a key nobody knows it. */
export function claimOf({ vaults }: Pick<Infrastructure, 'vaults'>, invoice: WaitingClaim): Claim | null {
  const { id, registrationId, registration, valueCents, codeSealed, createdAt } = invoice;
  const receipt = receiptOf(invoice.accessKey);
  const purchasedOn = dayOf(invoice.purchasedOn);
  if (receipt === null || purchasedOn === null || valueCents === null) return null;
  return {
    invoiceId: id,
    registrationId,
    cpfHash: registration.cpfHash,
    receipt,
    code: codeSealed && vaults.receipts.open(codeSealed, places.receiptCode(id)).toString('utf8'),
    purchasedOn,
    value: valueCents,
    sentAt: createdAt,
  };
}
