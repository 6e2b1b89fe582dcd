const VERIFIES = 'Ed25519';

/** Whether this program can check signatures at all: older browsers can't. */
export async function hasEd25519(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32).fill(1), VERIFIES, false, ['verify']);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name !== 'NotSupportedError';
  }
}

/** Whether this key (32 bytes) signed these bytes (RFC 8032). */
export async function isSigned(key: Uint8Array, signature: Uint8Array, bytes: Uint8Array): Promise<boolean> {
  try {
    const open = await crypto.subtle.importKey('raw', Uint8Array.from(key), VERIFIES, false, ['verify']);
    return await crypto.subtle.verify(VERIFIES, open, Uint8Array.from(signature), Uint8Array.from(bytes));
  } catch {
    return false;
  }
}
