/** Without zeros before: some read those as octal, Node not at all. */
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const GROUPS = 8;

function isIpv6(text: string): boolean {
  const halves = text.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  // An IPv4 address at the end stands for two groups.
  const isMapped = IPV4.test(halves.at(-1)?.split(':').at(-1) ?? '');
  const plain = isMapped ? groups.slice(0, -1) : groups;
  const count = plain.length + (isMapped ? 2 : 0);
  const isWhole = halves.length === 1 ? count === GROUPS : halves.length === 2 && count < GROUPS;
  return isWhole && plain.every((group) => GROUP.test(group));
}

/** Whether a text is an IPv4 or IPv6 address, without a port, a zone or a prefix. */
export function isIpAddress(text: string): boolean {
  return text.includes(':') ? isIpv6(text) : IPV4.test(text);
}

/**
 * Whether a text is an address or a range of them as CIDR writes it: `203.0.113.0/24`, `2001:db8::/48`. An IPv4 address
 * within IPv6 is none: it is written as what it is. A range of everything is none either.
 */
export function isAddressRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (more.length > 0 || !isIpAddress(address) || (address.includes(':') && address.includes('.')))
    return false;
  if (length === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (address.includes(':') ? 128 : 32);
}
