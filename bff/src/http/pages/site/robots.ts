/** Where robots need not look. Pages that are only unlisted say so themselves, so that robots can read it. */
const CLOSED = ['/admin', '/api/', '/avatar/'];

export const robots = (publicUrl: URL): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
