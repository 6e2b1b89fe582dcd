import type { Block } from './block.ts';
import type { PdfDocument } from './render-pdf.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
/** A line break in a text is kept, as on paper. */
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** Readable by itself: on a small screen, in the dark and on paper; it fetches nothing and runs nothing. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;padding:2rem 1rem;max-width:52rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.2}h2{margin-top:2.5rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td:first-child{overflow-wrap:normal}
th,td{padding:.4rem .6rem;border-bottom:1px solid #8888;text-align:start;vertical-align:top}
@media print{body{max-width:none;padding:0}.wide{overflow:visible}tr{break-inside:avoid}}
`.replaceAll('\n', '');

function tableHtml({ header, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((text) => `<${tag}>${lines(text)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
  const head = `<thead>${cells(header, 'th scope="col"')}</thead>`;
  const body = `<tbody>${rows.map((row) => cells(row, 'td')).join('\n')}</tbody>`;
  // A region that scrolls must be reached without a mouse.
  return `<div class="wide" role="group" tabindex="0"><table>${head}\n${body}</table></div>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${lines(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${lines(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((text) => `<li>${lines(text)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return tableHtml(block);
  }
}

/** Across every sheet and every screenful, over what stands there: a screen reader hears it with the title alone. */
const WATERMARK = `
.mark{position:fixed;inset:0;display:grid;place-items:center;pointer-events:none;overflow:hidden}
.mark b{font-size:min(22vw,12rem);letter-spacing:.1em;color:#c0392b;opacity:.22;transform:rotate(-30deg);overflow-wrap:normal}
@media print{.mark b{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`.replaceAll('\n', '');

interface Page extends Omit<PdfDocument, 'createdAt'> {
  /** One word, of a document that is not what it looks like. */
  readonly watermark?: string;
}

const markHtml = (watermark: string | undefined) =>
  watermark === undefined ? '' : `<div class="mark" aria-hidden="true"><b>${escaped(watermark)}</b></div>`;

/** The same document as a page of its own: one file without scripts, the same bytes for the same words. */
export function renderHtml({ title, language, blocks, watermark }: Page): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}${watermark === undefined ? '' : WATERMARK}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>`,
    ...blocks.map(blockHtml),
    `</main>${markHtml(watermark)}</body></html>\n`,
  ].join('\n');
}
