import { createHash, verify, X509Certificate } from 'node:crypto';
import { DER, derValues, membersOf, type DerValue } from './der.ts';
import { TimestampError } from './TimestampError.ts';

const MESSAGE_DIGEST = '2a864886f70d010904';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const DIGESTS: Readonly<Record<string, string>> = {
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
};

export const hexOf = (value: DerValue | undefined): string => value?.body.toString('hex') ?? '';

/** That may stamp times, of those that came with the signed data. */
function stampingCertificates(data: readonly DerValue[]): X509Certificate[] {
  const [first] = data.filter(({ tag }) => tag === DER.first);
  const found = first ? derValues(first.body).map(({ whole }) => new X509Certificate(whole)) : [];
  return found.filter(({ keyUsage }) => keyUsage?.includes(TIME_STAMPING));
}

/** Throws unless a certificate in the signed data (RFC 5652, 5) that may stamp times signed its content. */
export function mustBeSigned(data: readonly DerValue[], content: Buffer): void {
  const [signer] = membersOf(data.at(-1), DER.set);
  const [, , algorithm, attributes, , signature] = membersOf(signer);
  const digest = DIGESTS[hexOf(membersOf(algorithm)[0])];
  if (digest === undefined || attributes === undefined || signature === undefined)
    throw new TimestampError('The time stamp is signed in a way that is unknown.');
  const [said] = membersOf(attributes, DER.first)
    .map((attribute) => membersOf(attribute))
    .filter(([type]) => hexOf(type) === MESSAGE_DIGEST)
    .map(([, values]) => hexOf(membersOf(values, DER.set)[0]));
  if (said !== createHash(digest).update(content).digest('hex'))
    throw new TimestampError('The signature is of another time stamp.');
  // Signed is the set, not the tagged value that it is sent as (RFC 5652, 5.4).
  const signed = Buffer.concat([Buffer.of(DER.set), attributes.whole.subarray(1)]);
  const isSigned = stampingCertificates(data).some(({ publicKey }) =>
    verify(digest, signed, publicKey, signature.body),
  );
  if (!isSigned) throw new TimestampError('No certificate that may stamp times signed the time stamp.');
}
