const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const LONGEST = 45;

/** Whether a text is an IPv4 or IPv6 address, without a port, a zone or a prefix. */
export function isIpAddress(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (!text.includes(':')) return IPV4.test(text);
  return /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`);
}
