import { createCipheriv, randomBytes } from 'node:crypto';
import { derive } from '../src/core/secrets/derive.ts';

/** A text as it was sealed before texts were bound to their rows: key id (1), nonce, tag, content. */
export function unbound(secret: Buffer, purpose: string, content: string): Buffer<ArrayBuffer> {
  const [id, iv] = [Buffer.of(1), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', derive(secret, purpose), iv);
  cipher.setAAD(id);
  const hidden = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([id, iv, cipher.getAuthTag(), hidden]);
}
