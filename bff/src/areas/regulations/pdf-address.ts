import type { StoredPdf } from '../../generated/prisma/client.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';

/** A stored PDF as pages offer it. */
export const pdfOf = ({ key, size, hash }: Pick<StoredPdf, 'key' | 'size' | 'hash'>) => ({
  href: `/files/${key}.pdf`,
  size,
  hash: hexOf(hash),
});
