import { hash, X509Certificate } from 'node:crypto';
import { readAccessKey, type SaleProblem, type SaleRecord } from '@fio/domain';
import { certificateCnpj } from './certificate-cnpj.ts';
import { judgeChain } from './certificate-chain.ts';
import { textAt } from './elements.ts';
import { parseXml } from './parse-xml.ts';
import { infNfeOf, isOfProduction, readInfNfe } from './read-document.ts';
import { profiledSignature, type ProfiledSignature } from './signature-profile.ts';
import { signedContent } from './signed-content.ts';

/**
 * Why a document proves nothing. `document`: no NF-e or NFC-e; `signature`: none, not of the profile, or of other content;
 * `certificate`: not one that leads to a root; `expired`: one that didn't hold when the document was issued; `issuer`: another company's;
 * `environment`: issued as a test; or what is wrong with the sale it tells of.
 */
export type DocumentProblem =
  | 'document'
  | 'signature'
  | 'certificate'
  | 'expired'
  | 'issuer'
  | 'environment'
  | SaleProblem;

export interface VerifiedDocument {
  readonly sale: SaleRecord;
  /** SHA-256 of the canonical bytes that were signed. */
  readonly digest: Buffer<ArrayBuffer>;
  /** Its issuer's. */
  readonly certificate: X509Certificate;
}

/** Nine digits of the twelve before the check digits name the company; the others its branch, which signs with its parent's. */
const companyOf = (cnpj: string) => cnpj.slice(0, 8);

function certificateOf({ certificate }: ProfiledSignature): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(certificate, 'base64'));
  } catch {
    return null;
  }
}

/** A signature by any other key isn't of the profile. */
const isRsa = ({ publicKey }: X509Certificate) => publicKey.asymmetricKeyType === 'rsa';

interface Signed {
  /** The very bytes that were signed, and their `infNFe`. */
  readonly content: string;
  readonly info: Element;
  readonly certificate: X509Certificate;
}

/** What somebody signed, whoever it is. */
function openDocument(xml: string): Signed | DocumentProblem {
  const document = parseXml(xml);
  const info = document && infNfeOf(document);
  if (!info) return 'document';
  const signature = profiledSignature(info);
  if (signature === null) return 'signature';
  const certificate = certificateOf(signature);
  if (certificate === null) return 'certificate';
  const content = isRsa(certificate) ? signedContent(info, signature, certificate.publicKey) : null;
  const signed = content === null ? null : parseXml(content)?.documentElement;
  return content !== null && signed?.localName === 'infNFe'
    ? { content, info: signed, certificate }
    : 'signature';
}

/** The sale that a document tells of, whoever signed it: nothing is proved by that. Or why it can't be read. */
export function readSigned(xml: string): SaleRecord | DocumentProblem {
  const signed = openDocument(xml);
  return typeof signed === 'string' ? signed : readInfNfe(signed.info);
}

function judgeSigned(
  { content, info, certificate }: Signed,
  authorities: readonly X509Certificate[],
): VerifiedDocument | DocumentProblem {
  const issuedAt = new Date(textAt(info, 'ide', 'dhEmi'));
  const chain = Number.isNaN(issuedAt.getTime()) ? 'expired' : judgeChain(certificate, authorities, issuedAt);
  if (chain !== 'trusted') return chain === 'expired' ? 'expired' : 'certificate';
  const sale = readInfNfe(info);
  if (typeof sale === 'string') return sale;
  const reading = readAccessKey(sale.key);
  const holder = certificateCnpj(certificate);
  if (!('key' in reading) || holder === null || companyOf(holder) !== companyOf(reading.key.cnpj))
    return 'issuer';
  if (!isOfProduction(info)) return 'environment';
  return { sale, digest: hash('sha256', content, 'buffer'), certificate };
}

/**
 * The sale that an NF-e or NFC-e proves by its issuer's signature (XMLDSig), whose certificate must be its company's and lead to one
 * of the roots among `authorities` at the time of issue; or why it proves nothing. Whether a certificate was revoked, and whether the tax
 * office took the document, no signature says.
 */
export function verifyDocument(
  xml: string,
  authorities: readonly X509Certificate[],
): VerifiedDocument | DocumentProblem {
  const signed = openDocument(xml);
  return typeof signed === 'string' ? signed : judgeSigned(signed, authorities);
}
