import { verify, type X509Certificate } from 'node:crypto';
import { readReceiptCode, type SignedCode } from '@fio/domain';
import { judgeChain } from '../../core/fiscal-xml/certificate-chain.ts';
import { sha256 } from '../../core/secrets/content-hash.ts';
import type { Answer, Claim, ConfirmationSource, SourcePorts } from '../../engine/confirmation-source.ts';
import { namedBuyer } from '../../engine/named-buyer.ts';
import { issuersOf } from './issuers.ts';

const UNKNOWN: Answer = { verdict: 'unknown' };

/** Whether it signed what is printed, by RSA and SHA-1, and holds on that day; `covered` has the bars between its parts. */
function hasSigned(certificate: X509Certificate, code: SignedCode, day: string, { config }: SourcePorts) {
  const signature = Buffer.from(code.signature, 'base64');
  const isTrusted = () =>
    judgeChain(certificate, config.invoices.fiscalRoots, new Date(`${day}T12:00:00-03:00`)) === 'trusted';
  return verify('sha1', Buffer.from(code.covered), certificate.publicKey, signature) && isTrusted();
}

function answer(ports: SourcePorts, claim: Claim, code: SignedCode, by: X509Certificate): Answer {
  const evidence = {
    reference: `X.509 ${by.serialNumber}`,
    digest: sha256(`${code.covered}|${code.signature}`),
  };
  const buyer = namedBuyer(ports, code.cpf, claim);
  if (buyer === 'other') return { verdict: 'contradicted', evidence, found: ['buyer'] };
  const { day: purchasedOn = '', value = 0 } = code.purchase ?? {};
  return {
    verdict: 'confirmed',
    evidence,
    proof: buyer === 'claimant' ? 'buyer' : 'holder',
    purchase: { purchasedOn, value },
  };
}

/**
 * The QR code of an NFC-e of version 3 that was issued offline (NT 2025.001), by the certificate of its issuer, which is known once
 * an XML of the company was verified. One that none of those known signed may be by one that isn't known yet: it says nothing.
 */
export const qrSignature: ConfirmationSource = {
  name: 'qr_signature',
  asked: 'at_once',
  // Its certificates are many bytes: one that may be by them is asked about by itself.
  askMany: async (_ports, claims) =>
    claims.map(({ code }) => (readReceiptCode(code ?? '')?.version === 3 ? null : UNKNOWN)),
  ask: async (ports, claim) => {
    const code = readReceiptCode(claim.code ?? '');
    if (code?.version !== 3 || code.key !== claim.receipt.key || code.purchase === null) return UNKNOWN;
    const { day } = code.purchase;
    const known = await ports.once(claim.receipt, () => issuersOf(ports.tx, claim.receipt.cnpj));
    const by = known.find((certificate) => hasSigned(certificate, code, day, ports));
    return by ? answer(ports, claim, code, by) : UNKNOWN;
  },
};
