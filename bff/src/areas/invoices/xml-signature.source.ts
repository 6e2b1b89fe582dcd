import { productsOf } from '@fio/domain';
import { readXmlFile } from '../../core/fiscal-xml/read-xml-file.ts';
import { type VerifiedDocument, verifyDocument } from '../../core/fiscal-xml/verify-document.ts';
import type { Answer, Claim, ConfirmationSource, SourcePorts } from '../../engine/confirmation-source.ts';
import { namedBuyer } from '../../engine/named-buyer.ts';
import { learnIssuer } from './issuers.ts';
import { documentOf } from './receipt-document.ts';

const WITH_DOCUMENTS = 'SELECT invoice_id AS id FROM invoice_documents WHERE invoice_id = ANY ($1::uuid[])';
const UNKNOWN: Answer = { verdict: 'unknown' };

function answer(ports: SourcePorts, claim: Claim, { sale, digest, certificate }: VerifiedDocument): Answer {
  const evidence = { reference: `X.509 ${certificate.serialNumber}`, digest };
  const buyer = namedBuyer(ports, sale.cpf, claim);
  if (buyer === 'other') return { verdict: 'contradicted', evidence, found: ['buyer'] };
  return {
    verdict: 'confirmed',
    evidence,
    proof: buyer === 'claimant' ? 'buyer' : 'holder',
    purchase: { purchasedOn: sale.day, value: sale.value },
    ...(sale.items !== null && { products: productsOf(sale.items, ports.config.invoices.products) }),
  };
}

/**
 * The XML that the sender gave, by its issuer's signature: whoever has it got it with the purchase. What it says of day, value
 * and items counts. One whose certificate leads to no root that is configured says nothing, until it does.
 */
export const xmlSignature: ConfirmationSource = {
  name: 'xml_signature',
  asked: 'at_once',
  // Whoever gave an XML is asked about by themselves: it is read, and may make an issuer known.
  askMany: async ({ run }, claims) => {
    const rows = await run<{ id: string }>('with-documents', WITH_DOCUMENTS, [
      claims.map(({ invoiceId }) => invoiceId),
    ]);
    const withDocument = new Set(rows.map(({ id }) => id));
    return claims.map(({ invoiceId }) => (withDocument.has(invoiceId) ? null : UNKNOWN));
  },
  ask: async (ports, claim) => {
    const file = await documentOf(ports, ports.tx, claim.invoiceId);
    const read = file === null ? 'document' : readXmlFile(file);
    if (typeof read === 'string') return UNKNOWN;
    const verified = verifyDocument(read.text, ports.config.invoices.fiscalRoots);
    const isOfClaim = typeof verified !== 'string' && verified.sale.key === claim.receipt.key;
    if (!isOfClaim) return UNKNOWN;
    await learnIssuer(ports, ports.tx, claim.receipt.cnpj, verified.certificate);
    return answer(ports, claim, verified);
  },
};
