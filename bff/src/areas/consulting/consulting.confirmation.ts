import { hash } from 'node:crypto';
import { canonicalJson, matchSale, productsOf } from '@fio/domain';
import type { Answer, Claim, ConfirmationSource, SourcePorts } from '../../engine/confirmation-source.ts';
import { namedBuyer } from '../../engine/named-buyer.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';
import { consult } from './consult.ts';
import type { ConsultedReceipt } from './consulted-receipt.ts';

interface Limits {
  /** Milliseconds that an answer may take. */
  readonly patience: number;
  readonly failures: number;
  /** Milliseconds without a question after so many failures. */
  readonly rest: number;
}

const LIMITS: Limits = { patience: 5_000, failures: 5, rest: 60_000 };

/** Holds what the service says against the claim. The digest leaves the CPF out: it could be tried from it. */
function weigh(ports: SourcePorts, claim: Claim, receipt: ConsultedReceipt): Answer {
  const { key, day, value, status, items, reference } = receipt;
  const digest = hash('sha256', canonicalJson({ key, status, day, value, items, reference }), 'buffer');
  const evidence = { reference, digest };
  const match = matchSale(
    { key: claim.receipt.key, day: claim.purchasedOn, value: claim.value },
    { key, day, value },
  );
  const buyer = namedBuyer(ports, receipt.cpf, claim);
  const found = [
    ...(status === 'cancelled' ? (['cancelled'] as const) : []),
    ...(match.answer === 'contradicted' ? match.by : []),
    ...(buyer === 'other' ? (['buyer'] as const) : []),
  ];
  if (found.length > 0) return { verdict: 'contradicted', evidence, found };
  return {
    verdict: 'confirmed',
    evidence,
    proof: buyer === 'claimant' ? 'buyer' : 'receipt',
    purchase: { purchasedOn: day, value },
    ...(items !== null && { products: productsOf(items, ports.config.invoices.products) }),
  };
}

/** A service that is consulted about receipts, where one is configured; each source leaves it in peace by its own count. */
export function consultingSource(limits: Limits = LIMITS): ConfirmationSource {
  const breaker = new CircuitBreaker(limits);
  return {
    name: 'consulting',
    asked: 'later',
    ask: async (ports, claim) => {
      const { consulting } = ports.config.invoices;
      if (consulting === null) return { verdict: 'unknown' };
      const service = { ...consulting, patience: limits.patience };
      const receipt = await ports.once(claim.receipt, () =>
        breaker.run(ports.clock.now().getTime(), () => consult(service, claim.receipt.key)),
      );
      return receipt === null ? { verdict: 'unknown' } : weigh(ports, claim, receipt);
    },
  };
}
