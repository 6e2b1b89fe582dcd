import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalJson, type JsonValue, matchSale, productsOf, type SaleItem } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { runIn } from '../../core/database/run-in.ts';
import type {
  Answer,
  Claim,
  ConfirmationSource,
  Evidence,
  ManyPorts,
} from '../../engine/confirmation-source.ts';
import type { NamedBuyer } from '../../engine/named-buyer.ts';

/** A shop's sale. */
interface Told {
  readonly id: string;
  readonly accessKey: string;
  /** `YYYY-MM-DD`. */
  readonly soldOn: string;
  readonly valueCents: number;
  readonly items: unknown;
  readonly buyerHash: Uint8Array | null;
  readonly buyerHashKey: number | null;
}
/** With the key that the claimant's own hash was made with. */
type SaleOfClaim = Told & { readonly ownHashKey: number | null };

const SALES = readFileSync(new URL('./sales-of-keys.sql', import.meta.url), 'utf8');
const HASH_KEYS = 'SELECT id, cpf_hash_key AS key FROM registrations WHERE id = ANY ($1::uuid[])';
const UNKNOWN: Answer = { verdict: 'unknown' };

/** Who the document names. Hashes of two keys say nothing of each other: a sale's is not made anew when keys are changed. */
function buyerOf({ buyerHash, buyerHashKey, ownHashKey }: SaleOfClaim, claim: Claim): NamedBuyer {
  if (buyerHash === null || claim.cpfHash === null) return 'unknown';
  if (Buffer.from(buyerHash).equals(claim.cpfHash)) return 'claimant';
  return buyerHashKey !== null && buyerHashKey === ownHashKey ? 'other' : 'unknown';
}

function evidenceOf({ id, accessKey: key, soldOn: day, valueCents: value, items }: SaleOfClaim): Evidence {
  const told = canonicalJson({ key, day, value, items: items as JsonValue });
  return { reference: id, digest: hash('sha256', told, 'buffer') };
}

function answerOf(claim: Claim, sale: SaleOfClaim, products: readonly string[]): Answer {
  const purchase = { key: sale.accessKey, day: sale.soldOn, value: sale.valueCents };
  const claimed = { key: claim.receipt.key, day: claim.purchasedOn, value: claim.value };
  const match = matchSale(claimed, purchase);
  if (match.answer === 'unknown') return UNKNOWN;
  const evidence = evidenceOf(sale);
  const buyer = buyerOf(sale, claim);
  const found = [
    ...(match.answer === 'contradicted' ? match.by : []),
    ...(buyer === 'other' ? ['buyer' as const] : []),
  ];
  if (found.length > 0) return { verdict: 'contradicted', evidence, found };
  const items = sale.items as SaleItem[] | null;
  return {
    verdict: 'confirmed',
    evidence,
    proof: buyer === 'claimant' ? 'buyer' : 'receipt',
    purchase: { purchasedOn: purchase.day, value: purchase.value },
    ...(items !== null && { products: productsOf(items, products) }),
  };
}

const salesOf = (run: Ask, claims: readonly Claim[]): Promise<readonly Told[]> =>
  run<Told>('sales-of-keys', SALES, [claims.map(({ receipt: { key } }) => key)]);

/** Keys of claimants' own hashes, of those whom a sale doesn't plainly name. */
async function hashKeysOf(run: Ask, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await run<{ id: string; key: number }>('cpf-hash-keys', HASH_KEYS, [people]);
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** What these sales say of claims, each in its place. */
async function answerAll(
  run: Ask,
  sales: readonly Told[],
  claims: readonly Claim[],
  products: readonly string[],
): Promise<Answer[]> {
  const byKey = new Map(sales.map((sale) => [sale.accessKey, sale]));
  const named = claims.filter(({ receipt: { key } }) => byKey.get(key)?.buyerHash != null);
  const hashKeys = await hashKeysOf(
    run,
    named.map(({ registrationId }) => registrationId),
  );
  return claims.map((claim) => {
    const sale = byKey.get(claim.receipt.key);
    const ownHashKey = hashKeys.get(claim.registrationId) ?? null;
    return sale ? answerOf(claim, { ...sale, ownHashKey }, products) : UNKNOWN;
  });
}

const askMany = async ({ run, config }: ManyPorts, claims: readonly Claim[]): Promise<Answer[]> =>
  answerAll(run, await salesOf(run, claims), claims, config.invoices.products);

/** The shop's word: its sale of the claim's key, if it told one. */
export const salesSource: ConfirmationSource = {
  name: 'sales',
  asked: 'at_once',
  ask: async ({ config, tx, once }, claim) => {
    const run = runIn(tx);
    const sales = await once(claim.receipt, () => salesOf(run, [claim]));
    const [answer = UNKNOWN] = await answerAll(run, sales, [claim], config.invoices.products);
    return answer;
  },
  askMany,
};
