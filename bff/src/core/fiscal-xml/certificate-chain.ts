import { X509Certificate } from 'node:crypto';

/** Root, two between and the issuer's own: ICP-Brasil has one fewer. */
const LONGEST = 4;

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM file with any number of them. Throws where one is none, or where there is none. */
export function readCertificates(pem: string): X509Certificate[] {
  const found = (pem.match(PEM) ?? []).map((text) => new X509Certificate(text));
  if (found.length === 0) throw new Error('No certificate: give a PEM file of roots and of those between.');
  return found;
}

const issued = (authority: X509Certificate, certificate: X509Certificate) =>
  authority.ca && certificate.checkIssued(authority) && certificate.verify(authority.publicKey);

const holdsAt = ({ validFromDate, validToDate }: X509Certificate, at: Date) =>
  validFromDate <= at && at <= validToDate;

/** Those that signed themselves are what is trusted; the others only lead there. */
export const isRoot = (certificate: X509Certificate) => issued(certificate, certificate);

/** `expired`: it leads to a root, but one of the certificates on the way didn't hold at that time. */
export type ChainVerdict = 'trusted' | 'expired' | 'untrusted';

/** Whether a certificate leads to one of the roots among `known`, step by step, all of them holding at `at`. */
export function judgeChain(
  certificate: X509Certificate,
  known: readonly X509Certificate[],
  at: Date,
): ChainVerdict {
  const walk = (current: X509Certificate, steps: number): ChainVerdict => {
    if (steps > LONGEST) return 'untrusted';
    const verdicts = known
      .filter((authority) => issued(authority, current))
      .map((authority): ChainVerdict => {
        const above = isRoot(authority) ? 'trusted' : walk(authority, steps + 1);
        return above === 'trusted' && !holdsAt(authority, at) ? 'expired' : above;
      });
    return (
      verdicts.find((verdict) => verdict === 'trusted') ??
      verdicts.find((verdict) => verdict === 'expired') ??
      'untrusted'
    );
  };
  const verdict = certificate.ca ? 'untrusted' : walk(certificate, 1);
  return verdict === 'trusted' && !holdsAt(certificate, at) ? 'expired' : verdict;
}
