/** What we deliver, by ending. Anything else isn't delivered. */
export const CONTENT_TYPES: Readonly<Record<string, { readonly type: string; readonly compress: boolean }>> =
  {
    mp4: { type: 'video/mp4', compress: false },
    webm: { type: 'video/webm', compress: false },
    vtt: { type: 'text/vtt; charset=utf-8', compress: true },
    js: { type: 'text/javascript; charset=utf-8', compress: true },
    css: { type: 'text/css; charset=utf-8', compress: true },
    json: { type: 'application/json; charset=utf-8', compress: true },
    txt: { type: 'text/plain; charset=utf-8', compress: true },
    svg: { type: 'image/svg+xml; charset=utf-8', compress: true },
    webmanifest: { type: 'application/manifest+json', compress: true },
    ico: { type: 'image/x-icon', compress: true },
    wasm: { type: 'application/wasm', compress: true },
    woff2: { type: 'font/woff2', compress: false },
    png: { type: 'image/png', compress: false },
    jpg: { type: 'image/jpeg', compress: false },
    webp: { type: 'image/webp', compress: false },
    avif: { type: 'image/avif', compress: false },
    pdf: { type: 'application/pdf', compress: false },
  };
