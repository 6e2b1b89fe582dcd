/** The cost of argon2id: memory in KiB, passes over it, lanes. */
export interface Argon2Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

export interface Argon2Hash extends Argon2Cost {
  salt: Buffer;
  tag: Buffer;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Writes a hash as a PHC string, the form every other argon2 library reads. */
export function formatPhc({ memory, passes, parallelism, salt, tag }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Reads a PHC string of argon2id version 19; null for anything else. */
export function parsePhc(text: string): Argon2Hash | null {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(text) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
