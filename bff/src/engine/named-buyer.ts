import type { Claim, SourcePorts } from './confirmation-source.ts';

/** Whom a document names as its buyer, compared with a claim's sender. */
export type NamedBuyer = 'unknown' | 'claimant' | 'other';

/** By the CPF that the document has, 11 digits, or null; it is compared by its hashes and forgotten. */
export function namedBuyer(
  { vaults }: Pick<SourcePorts, 'vaults'>,
  cpf: string | null,
  { cpfHash }: Pick<Claim, 'cpfHash'>,
): NamedBuyer {
  if (cpf === null || cpfHash === null) return 'unknown';
  return vaults.cpf.hashes(cpf).some((one) => one.equals(cpfHash)) ? 'claimant' : 'other';
}
