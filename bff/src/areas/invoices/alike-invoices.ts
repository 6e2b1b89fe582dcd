import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** Another invoice that might be the same purchase. */
export interface Alike {
  readonly id: string;
  readonly participant: { readonly id: string; readonly name: string };
  readonly state: string;
  readonly likeness: 'number' | 'purchase';
  readonly createdAt: string;
}

/** More than a reviewer looks at. */
const MOST = 5;

type Compared = Prisma.InvoiceGetPayload<object>;

/** What is compared of an invoice, as far as it is known. */
function likenessesOf(invoice: Compared): { likeness: Alike['likeness']; where: Prisma.InvoiceWhereInput }[] {
  const { cnpj, number, registrationId, purchasedOn, valueCents } = invoice;
  return [
    ...(cnpj !== null && number !== null ? [{ likeness: 'number' as const, where: { cnpj, number } }] : []),
    ...(purchasedOn !== null && valueCents !== null
      ? [{ likeness: 'purchase' as const, where: { registrationId, purchasedOn, valueCents } }]
      : []),
  ];
}

/** The same receipt is kept out by its key or its four parts; what has neither yet may still be one of these. */
export async function alikeOf(tx: Transaction, invoice: Compared): Promise<Alike[]> {
  const found = new Map<string, Alike>();
  for (const { likeness, where } of likenessesOf(invoice)) {
    const some = await tx.invoice.findMany({
      where: { ...where, id: { not: invoice.id } },
      include: { registration: { select: { id: true, name: true, lastName: true } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: MOST,
    });
    for (const { id, registration, state, createdAt } of some) {
      const participant = { id: registration.id, name: `${registration.name} ${registration.lastName}` };
      if (!found.has(id))
        found.set(id, { id, participant, state, likeness, createdAt: createdAt.toISOString() });
    }
  }
  return [...found.values()];
}
