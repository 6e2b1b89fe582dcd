import { expect, it } from 'vitest';
import { CertificateAuthority } from '../../../test/certificate-authority.ts';
import { accessKey, OTHER_SHOP, SHOP } from '../../../test/receipts.ts';
import { readCertificates } from './certificate-chain.ts';
import { readSigned, verifyDocument } from './verify-document.ts';
import { infNfe } from './write-document.ts';

const authority = new CertificateAuthority();
const known = readCertificates(authority.pem);
const shop = authority.issue(SHOP);
const parts = { key: accessKey({ month: '2610' }), day: '2026-10-05', value: '59.90', cpf: '52998224725' };
const signed = authority.sign(parts, shop);
const verify = (xml: string, authorities = known) => {
  const verdict = verifyDocument(xml, authorities);
  return typeof verdict === 'string' ? verdict : verdict.sale.value;
};

it('reads what an issuer signed, with SHA-1 as the tax office does and with SHA-256', () => {
  const { key, day, cpf } = parts;
  expect(verifyDocument(signed, known)).toMatchObject({
    sale: { key, day, cpf, value: 5990, items: [{ value: 1990 }] },
  });
  expect(verify(authority.sign(parts, shop, { algorithm: 'sha256' }))).toBe(5990);
});

it('takes the certificate of the parent company for its branch, and no other company’s', () => {
  const parent = { ...parts, key: accessKey({ month: '2610', cnpj: SHOP }) };
  expect(verify(authority.sign(parent, authority.issue('12345678000276')))).toBe(5990);
  expect(verify(authority.sign(parent, authority.issue(OTHER_SHOP)))).toBe('issuer');
  expect(verify(authority.sign(parent, authority.issue(null)))).toBe('issuer');
});

it('refuses whatever was changed behind the signature', () => {
  expect(verify(signed.replaceAll('59.90', '9959.90'))).toBe('signature');
  expect(verify(signed.replace('T21:13:05', 'T21:13:06'))).toBe('signature');
  expect(verify(signed.replace(/<Signature .*<\/Signature>/, ''))).toBe('signature');
  expect(verify(signed.replace('rsa-sha1', 'hmac-sha1'))).toBe('signature');
  expect(verify(signed.replace(/<SignatureValue>.{4}/, '<SignatureValue>AAAA'))).toBe('signature');
  // Comments aren't signed: none may split a text that is read.
  expect(verify(signed.replaceAll('59.90', '59<!-- -->.90'))).toBe(5990);
});

it('reads nothing but what was signed, wherever the signed content is moved', () => {
  const genuine = /<infNFe .*<\/infNFe>/.exec(signed)?.[0] ?? '';
  const forged = infNfe({ ...parts, value: '9959.90' });
  const other = infNfe({ ...parts, key: accessKey({ month: '2610' }), value: '9959.90' });
  for (const [from, to] of [
    [genuine, `${forged}${genuine}`],
    [genuine, `${genuine}${forged}`],
    [genuine, `${other}<wrap>${genuine}</wrap>`],
    [genuine, other.replace('</infNFe>', `${genuine}</infNFe>`)],
    ['<KeyInfo>', `<Object>${forged}</Object><KeyInfo>`],
    ['</Signature>', `<Object>${genuine}</Object></Signature>`],
  ] as const)
    expect(verify(signed.replace(from, to))).toBeTypeOf('string');
  const hidden = signed
    .replace(genuine, other)
    .replace('</Signature>', `<Object>${genuine}</Object></Signature>`);
  expect(verify(hidden)).toBe('signature');
  const signature = /<Signature .*<\/Signature>/.exec(signed)?.[0] ?? '';
  expect(verify(signed.replace(signature, `${signature}${signature}`))).toBe('signature');
  expect(verify(signed.replace('<Reference ', `<Reference URI="#x"></Reference><Reference `))).toBe(
    'signature',
  );
});

it('takes no certificate that leads nowhere, or that did not hold at the time of issue', () => {
  const stranger = new CertificateAuthority();
  expect(verify(stranger.sign(parts, stranger.issue(SHOP)))).toBe('certificate');
  expect(readSigned(stranger.sign(parts, stranger.issue(SHOP)))).toMatchObject({ value: 5990 });
  expect(verify(signed, readCertificates(authority.read('ca.pem')))).toBe('certificate');
  expect(verify(authority.sign(parts, { certificate: 'ca.pem', key: 'ca.key' }))).toBe('certificate');
  const old = authority.issue(SHOP, { from: '20200101', to: '20260901' });
  expect(verify(authority.sign(parts, old))).toBe('expired');
  const later = authority.issue(SHOP, { from: '20261101', to: '20300101' });
  expect(verify(authority.sign(parts, later))).toBe('expired');
});

it('takes no document issued as a test, and none whose content contradicts its key', () => {
  const test = infNfe(parts).replace('<tpAmb>1', '<tpAmb>2');
  expect(verify(authority.sign(parts, shop, { info: test }))).toBe('environment');
  const misled = infNfe(parts).replace('<nNF>', '<nNF>1');
  expect(verify(authority.sign(parts, shop, { info: misled }))).toBe('key');
});

it('reads no document type, no entity, nothing too large and nothing that is not well-formed', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  for (const xml of [
    signed.replace('<nfeProc', `${bomb}<nfeProc`),
    signed.replace('MERCADO', '&b;'),
    signed.replace('MERCADO', 'x'.repeat(2_000_000)),
    signed.replace('</nfeProc>', ''),
    signed.replace('</nfeProc>', '</nfeProc><nfeProc/>'),
    `${signed}\0`,
    '',
    '{}',
    '<html/>',
  ])
    expect(verify(xml)).toBe('document');
});

it('reads a document with as many items as there may be, and no more elements than those have', () => {
  const item = { code: '7891000100103', name: 'CAFE DA MEADA 500G', value: '1.00' };
  const many = { ...parts, items: Array.from({ length: 990 }, () => item) };
  const taxes = `<imposto>${'<ICMS><vBC>1.00</vBC></ICMS>'.repeat(13)}</imposto>`;
  const info = infNfe(many).replaceAll('</imposto></det>', `</imposto>${taxes}</det>`);
  expect(verifyDocument(authority.sign(many, shop, { info }), known)).toHaveProperty(
    'sale.items.length',
    990,
  );
  for (const content of [
    '<a/>'.repeat(50_000),
    `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
    // What only looks as if it closed something.
    `${'<a x="/>"><!-- </a> --><![CDATA[</a>]]><?x </a> ?>'.repeat(40)}${'</a>'.repeat(40)}`,
    `<a ${Array.from({ length: 200 }, (_, place) => `xmlns:p${place}="u"`).join(' ')}/>`,
    '<!--'.repeat(100_000),
  ])
    expect(verify(signed.replace('<total>', `${content}<total>`))).toBe('document');
});
