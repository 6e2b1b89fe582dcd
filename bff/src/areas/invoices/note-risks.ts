import { type Risk, risksOf } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { type Judged, riskFacts } from './risk-facts.ts';

/** Those rules of risk that each of these receipts meets. */
export async function risksOfAll(
  { config }: Pick<Infrastructure, 'config'>,
  run: Ask,
  all: readonly Judged[],
): Promise<Risk[][]> {
  const facts = await riskFacts(run, all);
  return facts.map((one) => risksOf(one, config.invoices.risks));
}

/**
 * Holds a receipt against the rules of risk and keeps those that it meets, each once, with the figures of that moment. Whether it
 * meets any: then a person looks at it, confirmed or not.
 */
export async function noteRisks(
  services: Pick<Infrastructure, 'config' | 'clock'>,
  tx: Transaction,
  judged: Judged,
): Promise<boolean> {
  const [found = []] = await risksOfAll(services, runIn(tx), [judged]);
  const at = services.clock.now();
  const data = found.map((risk) => ({ ...risk, invoiceId: judged.id, at }));
  if (data.length > 0) await tx.invoiceRisk.createMany({ data, skipDuplicates: true });
  return data.length > 0;
}
