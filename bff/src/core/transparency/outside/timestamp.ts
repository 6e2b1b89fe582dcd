import { DER, derOf, derValues, membersOf, type DerValue } from './der.ts';
import { hexOf, mustBeSigned } from './signed-data.ts';
import { TimestampError } from './TimestampError.ts';

const SHA256 = derOf(DER.sequence, Buffer.from('0609608648016503040201', 'hex'), Buffer.of(5, 0));
const SIGNED_DATA = '2a864886f70d010702';
const TST_INFO = '2a864886f70d0109100104';

interface Asked {
  /** SHA-256: 32 bytes. */
  readonly hash: Uint8Array;
  /** Without a leading zero, and below 0x80 in its first byte. */
  readonly nonce: Uint8Array;
}

/** A request for the time of a hash (RFC 3161, 2.4.1), with the authority's certificate in the reply. */
export function timestampRequest({ hash, nonce }: Asked): Buffer {
  const imprint = derOf(DER.sequence, SHA256, derOf(DER.octets, hash));
  const version = derOf(DER.integer, Buffer.of(1));
  return derOf(DER.sequence, version, imprint, derOf(DER.integer, nonce), derOf(DER.boolean, Buffer.of(255)));
}

/** The members of the signed data: version, digests, content, certificates, signers. */
function signedData(reply: Buffer): DerValue[] {
  const [status, token] = membersOf(derValues(reply)[0]);
  // 0 is granted, 1 granted with changes.
  const said = parseInt(hexOf(membersOf(status)[0]), 16);
  if (said !== 0 && said !== 1) throw new TimestampError(`The authority refused with status ${said}.`);
  const [type, content] = membersOf(token);
  if (hexOf(type) !== SIGNED_DATA) throw new TimestampError('The reply is no signed data.');
  return membersOf(membersOf(content, DER.first)[0]);
}

function infoOf(data: readonly DerValue[]): Buffer {
  const [type, content] = membersOf(data[2]);
  const [octets] = membersOf(content, DER.first);
  if (hexOf(type) !== TST_INFO || octets?.tag !== DER.octets)
    throw new TimestampError('The reply holds no time stamp.');
  return octets.body;
}

/** `20261124120000Z`, or with a fraction of a second. */
function timeOf(value: DerValue | undefined): Date {
  const text = value?.tag === DER.time ? value.body.toString('latin1') : '';
  const iso = text.replace(
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,3})?\d*Z$/,
    (_, year, month, day, hour, minute, second, fraction = '') =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`,
  );
  const time = new Date(iso);
  if (iso === text || Number.isNaN(time.getTime())) throw new TimestampError('The reply says no time.');
  return time;
}

/**
 * When the authority says that the hash was there, of a reply that answers this request and is signed by a certificate in it
 * that may stamp times. Whether that certificate is to be trusted is for who verifies, with the authority's root:
 * `openssl ts -verify`. TimestampError or DerError otherwise.
 */
export function readTimestamp(reply: Buffer, { hash, nonce }: Asked): Date {
  const data = signedData(reply);
  const info = infoOf(data);
  const [, , imprint, , time, ...rest] = membersOf(derValues(info)[0]);
  const [, digest] = membersOf(imprint);
  if (digest === undefined || !digest.body.equals(hash))
    throw new TimestampError('The time stamp is of something else.');
  if (!rest.some(({ tag, body }) => tag === DER.integer && body.equals(nonce)))
    throw new TimestampError('The time stamp answers another request.');
  mustBeSigned(data, info);
  return timeOf(time);
}
