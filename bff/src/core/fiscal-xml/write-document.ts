import { createHash, createSign, type KeyLike } from 'node:crypto';
import { readAccessKey } from '@fio/domain';
import { NFE_NAMESPACE } from './elements.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ALGORITHMS = {
  sha1: { method: `${DSIG}rsa-sha1`, digest: `${DSIG}sha1` },
  sha256: {
    method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
} as const;

export interface DocumentParts {
  readonly key: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** As the document writes it: `59.90`. */
  readonly value: string;
  readonly cpf?: string;
  readonly items?: readonly { readonly code: string; readonly name: string; readonly value: string }[];
}

const ITEMS = [{ code: '7891000100103', name: 'CAFE DA MEADA 500G', value: '19.90' }];

/** An `infNFe` as an issuer writes it, with what we read and some of what we don't. */
export function infNfe({ key, day, value, cpf, items = ITEMS }: DocumentParts): string {
  const reading = readAccessKey(key);
  if (!('key' in reading)) throw new Error(`Not an access key: ${key}`);
  const { cnpj, model, number, series } = reading.key;
  const details = items.map(
    (item, index) =>
      `<det nItem="${index + 1}"><prod><cProd>${index + 1}</cProd><cEAN>${item.code}</cEAN><xProd>${item.name}</xProd><qCom>1.0000</qCom><vProd>${item.value}</vProd></prod><imposto><vTotTrib>1.00</vTotTrib></imposto></det>`,
  );
  return `<infNFe Id="NFe${key}" versao="4.00"><ide><cUF>35</cUF><natOp>VENDA</natOp><mod>${model}</mod><serie>${Number(series)}</serie><nNF>${Number(number)}</nNF><dhEmi>${day}T21:13:05-03:00</dhEmi><tpEmis>1</tpEmis><tpAmb>1</tpAmb></ide><emit><CNPJ>${cnpj}</CNPJ><xNome>MERCADO &amp; CIA</xNome></emit>${cpf ? `<dest><CPF>${cpf}</CPF></dest>` : ''}${details.join('')}<total><ICMSTot><vProd>${value}</vProd><vNF>${value}</vNF></ICMSTot></total></infNFe>`;
}

/** With the tax office's protocol around it, as the shop and the buyer have it. */
const processed = (content: string, protocol = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="${NFE_NAMESPACE}" versao="4.00"><NFe>${content}</NFe><protNFe versao="4.00">${protocol}</protNFe></nfeProc>`;

/** A document that nobody signed. */
export const nfeXml = (parts: DocumentParts): string =>
  processed(infNfe(parts), '<infProt><cStat>100</cStat></infProt>');

/** Who signs: a certificate in PEM and its private key. */
export interface Issuer {
  readonly certificate: string;
  readonly key: KeyLike;
}

export interface Signing {
  readonly algorithm?: keyof typeof ALGORITHMS;
  /** Instead of what the parts make. */
  readonly info?: string;
}

/**
 * Signs as issuers do it, step by step and without a library, for the demonstration's shop and for tests: what verifies it is
 * another's work.
 */
export function signedXml(
  parts: DocumentParts,
  issuer: Issuer,
  { algorithm = 'sha1', info = infNfe(parts) }: Signing = {},
): string {
  const { method, digest } = ALGORITHMS[algorithm];
  const canonical = info.replace('<infNFe ', `<infNFe xmlns="${NFE_NAMESPACE}" `);
  const sum = createHash(algorithm).update(canonical).digest('base64');
  const body = `<CanonicalizationMethod Algorithm="${C14N}"></CanonicalizationMethod><SignatureMethod Algorithm="${method}"></SignatureMethod><Reference URI="#NFe${parts.key}"><Transforms><Transform Algorithm="${DSIG}enveloped-signature"></Transform><Transform Algorithm="${C14N}"></Transform></Transforms><DigestMethod Algorithm="${digest}"></DigestMethod><DigestValue>${sum}</DigestValue></Reference>`;
  const value = createSign(algorithm)
    .update(`<SignedInfo xmlns="${DSIG}">${body}</SignedInfo>`)
    .sign(issuer.key, 'base64');
  const certificate = issuer.certificate.replace(/-----[^-]+-----|\s/g, '');
  return processed(
    `${info}<Signature xmlns="${DSIG}"><SignedInfo>${body}</SignedInfo><SignatureValue>${value}</SignatureValue><KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></Signature>`,
  );
}
