import { risksOf } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { type Judged, riskFacts } from './risk-facts.ts';

/**
 * Holds a receipt against the rules of risk and keeps those that it meets, each once, with the figures of that moment. Whether it
 * meets any: then a person looks at it, confirmed or not.
 */
export async function noteRisks(
  { config, clock }: Pick<Infrastructure, 'config' | 'clock'>,
  tx: Transaction,
  judged: Judged,
): Promise<boolean> {
  const found = risksOf(await riskFacts(tx, judged), config.invoices.risks);
  const at = clock.now();
  const data = found.map((risk) => ({ ...risk, invoiceId: judged.id, at }));
  if (data.length > 0) await tx.invoiceRisk.createMany({ data, skipDuplicates: true });
  return data.length > 0;
}
