import { hash, X509Certificate } from 'node:crypto';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { confirmWaitingOf } from './confirm-waiting.ts';

/** Branches of a company sign with one certificate. */
const companyOf = (cnpj: string) => cnpj.slice(0, 8);

/**
 * Keeps the certificate that a verified document of a shop was signed with: QR codes of version 3 leave it out. One that is new has
 * the company's claims that wait looked at again.
 */
export async function learnIssuer(
  services: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  cnpj: string,
  { raw }: X509Certificate,
): Promise<void> {
  const certificate = Buffer.from(raw);
  const row = { fingerprint: hash('sha256', certificate, 'buffer'), root: companyOf(cnpj), certificate };
  const { count } = await tx.issuerCertificate.createMany({
    data: [{ ...row, createdAt: services.clock.now() }],
    skipDuplicates: true,
  });
  if (count > 0) await confirmWaitingOf(services, tx, row.root);
}

/** Those known of a shop's company, the latest first. */
export async function issuersOf(tx: Transaction, cnpj: string): Promise<X509Certificate[]> {
  const found = await tx.issuerCertificate.findMany({
    where: { root: companyOf(cnpj) },
    orderBy: { createdAt: 'desc' },
  });
  return found.map(({ certificate }) => new X509Certificate(certificate));
}
