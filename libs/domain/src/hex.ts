const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Two digits of 0-9 and a-f for each byte. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

const [ZERO, SMALL_A] = ['0', 'a'].map((digit) => digit.charCodeAt(0)) as [number, number];
const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < SMALL_A ? code - ZERO : code - SMALL_A + 10;
};

/** The bytes that toHex wrote; null for any other text. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = digitAt(text, index * 2) * 16 + digitAt(text, index * 2 + 1);
  return bytes;
}
