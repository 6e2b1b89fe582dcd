import { hash } from 'node:crypto';
import { canonicalJson, type JsonValue, matchSale, productsOf, type SaleItem } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Answer, Claim, ConfirmationSource, Evidence } from '../../engine/confirmation-source.ts';
import type { NamedBuyer } from '../../engine/named-buyer.ts';
import type { Sale } from '../../generated/prisma/client.ts';

/** Who the document names. Hashes of two keys say nothing of each other: a sale's is not made anew when keys are changed. */
async function buyerOf(
  tx: Transaction,
  { buyerHash, buyerHashKey }: Sale,
  claim: Claim,
): Promise<NamedBuyer> {
  if (buyerHash === null || claim.cpfHash === null) return 'unknown';
  if (Buffer.from(buyerHash).equals(claim.cpfHash)) return 'claimant';
  const where = { id: claim.registrationId, cpfHashKey: buyerHashKey ?? -1 };
  return (await tx.registration.count({ where })) > 0 ? 'other' : 'unknown';
}

function evidenceOf({ id, accessKey: key, soldOn, valueCents: value, items }: Sale): Evidence {
  const told = canonicalJson({ key, day: dayOf(soldOn), value, items: items as JsonValue });
  return { reference: id, digest: hash('sha256', told, 'buffer') };
}

async function answer(
  tx: Transaction,
  claim: Claim,
  sale: Sale,
  products: readonly string[],
): Promise<Answer> {
  const purchase = { key: sale.accessKey, day: dayOf(sale.soldOn) ?? '', value: sale.valueCents };
  const claimed = { key: claim.receipt.key, day: claim.purchasedOn, value: claim.value };
  const match = matchSale(claimed, purchase);
  if (match.answer === 'unknown') return { verdict: 'unknown' };
  const evidence = evidenceOf(sale);
  const buyer = await buyerOf(tx, sale, claim);
  const found = [
    ...(match.answer === 'contradicted' ? match.by : []),
    ...(buyer === 'other' ? ['buyer' as const] : []),
  ];
  if (found.length > 0) return { verdict: 'contradicted', evidence, found };
  const items = sale.items as unknown as SaleItem[] | null;
  return {
    verdict: 'confirmed',
    evidence,
    proof: buyer === 'claimant' ? 'buyer' : 'receipt',
    purchase: { purchasedOn: purchase.day, value: purchase.value },
    ...(items !== null && { products: productsOf(items, products) }),
  };
}

/** The shop's word: its sale of the claim's key, if it told one. */
export const salesSource: ConfirmationSource = {
  name: 'sales',
  asked: 'at_once',
  ask: async ({ tx, config, once }, claim) => {
    const sale = await once(claim.receipt, () =>
      tx.sale.findUnique({ where: { accessKey: claim.receipt.key } }),
    );
    return sale === null ? { verdict: 'unknown' } : answer(tx, claim, sale, config.invoices.products);
  },
};
