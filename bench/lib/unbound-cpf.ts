import { createCipheriv, randomBytes } from 'node:crypto';
import { derive } from '@fio/bff/src/core/secrets/derive.ts';

/**
 * A CPF as it was sealed before texts were bound to their rows: one for as many rows as a bench has. It costs as much to
 * open as another.
 */
export function unboundCpf(secret: Buffer, cpf: string): Buffer<ArrayBuffer> {
  const [id, iv] = [Buffer.of(1), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', derive(secret, 'fio cpf encryption 1'), iv);
  cipher.setAAD(id);
  const hidden = Buffer.concat([cipher.update(cpf), cipher.final()]);
  return Buffer.concat([id, iv, cipher.getAuthTag(), hidden]);
}
