import type { LookupAddress, LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** What the configuration lets webhooks go to beside the internet. */
export interface Reach {
  readonly webhooksLoopback: boolean;
}

/** Webhooks don't go there. */
export class NotReached extends Error {
  readonly code = 'NOT_REACHED';
}

const LEAST_PORT = 1024;
const HTTPS_PORT = 443;

/** The host as it is connected to: an IPv6 address without its brackets. However an IPv4 was written, URL reads it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isReached = (address: string, { protocol }: URL, { webhooksLoopback }: Reach): boolean =>
  webhooksLoopback && isLoopback(address) ? true : protocol === 'https:' && isPublicAddress(address);

/**
 * What is wrong with an address, as far as it says so itself; null: nothing. https on its own port or one that no old service
 * has; http to this machine alone, where the configuration allows that.
 */
export function addressProblem(text: string, reach: Reach): 'webhook_https' | 'webhook_address' | null {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return 'webhook_https';
  if (url.protocol === 'http:' && !reach.webhooksLoopback) return 'webhook_https';
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'webhook_address';
  if (port !== HTTPS_PORT && port < LEAST_PORT) return 'webhook_address';
  const host = hostOf(url);
  return isIP(host) !== 0 && !isReached(host, url, reach) ? 'webhook_address' : null;
}

/** Apart from the threads that files and ciphers wait for: a name server that hangs holds up nobody else. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });
/** What every machine calls itself, whatever name servers say (RFC 6761). */
const OWN: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** What a name stands for now; rejects as a name that stands for nothing does where that is so. */
async function addressesOf(name: string): Promise<readonly LookupAddress[]> {
  if (/(?:^|\.)localhost\.?$/i.test(name)) return OWN;
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length > 0) return found;
  throw Object.assign(new Error(`${name} stands for no address.`), { code: 'ENOTFOUND' });
}

/** Those of a name. NotReached where any of them is one that webhooks don't go to. */
async function reachedAddresses(name: string, url: URL, reach: Reach): Promise<readonly LookupAddress[]> {
  const found = await addressesOf(name);
  if (found.every(({ address }) => isReached(address, url, reach))) return found;
  throw new NotReached(`${name} is no address of the internet.`);
}

/**
 * Resolves the name of an address for the connection itself, so that what is looked at is what is connected to, whatever the
 * name says a moment later.
 */
export const lookupFor =
  (url: URL, reach: Reach): LookupFunction =>
  (name, options: LookupOptions, done) => {
    reachedAddresses(name, url, reach).then(
      (found) => {
        const [first] = found;
        if (options.all || first === undefined) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

/** Whether its name stands for an address that webhooks don't go to. One that stands for nothing now may do so later. */
export async function isNameRefused(text: string, reach: Reach): Promise<boolean> {
  const url = new URL(text);
  const host = hostOf(url);
  // Looked at already.
  if (isIP(host) !== 0) return false;
  return reachedAddresses(host, url, reach).then(
    () => false,
    (error: unknown) => error instanceof NotReached,
  );
}
