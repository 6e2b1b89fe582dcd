import type { Encoding } from '../../core/files/compressed.ts';

/** The best of what a browser takes, by its Accept-Encoding header. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const names = (header ?? '').split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.split(';').map((text) => text.trim());
    return /^q=0(\.0*)?$/.test(quality) ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
