import { boot, hasBoot } from '../boot/index.ts';

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The header that names a trace which this request begins, where the server records any (W3C Trace Context). Of its own each
 * time: it says nothing of who asks.
 */
export const newTrace = (): { readonly traceparent?: string } =>
  hasBoot() && boot().observation?.traces ? { traceparent: `00-${hex(16)}-${hex(8)}-01` } : {};
