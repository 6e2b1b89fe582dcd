// Declared here, not taken from the DOM or Node types: packages with either, or neither, check this file.
declare const btoa: (binary: string) => string;
declare const atob: (text: string) => string;

/** Base64 of RFC 4648, section 4, with its padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The bytes that toBase64 wrote; null for any other text, one with other padding or loose bits among them. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
}
