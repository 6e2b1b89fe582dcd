const MOST = 1_000;

const matches = ({ protocol, hostname, port, origin }: URL, service: string): boolean => {
  if (service.includes('://')) return origin === service;
  if (protocol !== 'https:' || port !== '') return false;
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
};

/**
 * Whether an address that a browser gave us is one of a push service that we know: nothing else is ever asked for, so that nobody
 * has us call what only we can reach. Names are compared, not what they resolve to, and no redirect is followed.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = endpoint.length > MOST ? null : URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => matches(url, service));
}
