import { hasDeclarations } from './parse-xml.ts';

/** Why a file isn't read at all. */
export type XmlFileProblem = 'document' | 'declarations' | 'encoding';

/** What the file says it is written in; nothing said is UTF-8. */
const ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/;
const UTF_16 = /^(?:\xFF\xFE|\xFE\xFF|<\0|\0<)/;
const MARK = '\xEF\xBB\xBF';

/** The text of an XML file, or why it is none of ours: fiscal documents are in UTF-8 and declare nothing (MOC, 3.2). */
export function readXmlFile(bytes: Buffer): { readonly text: string } | XmlFileProblem {
  // Byte by byte, for nobody knows yet what they mean.
  const start = bytes.subarray(0, 200).toString('latin1').replace(MARK, '');
  if (UTF_16.test(start)) return 'encoding';
  if (!/^\s*</.test(start)) return 'document';
  const [, declared = 'UTF-8'] = ENCODING.exec(start) ?? [];
  if (!/^utf-?8$/i.test(declared)) return 'encoding';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return hasDeclarations(text) ? 'declarations' : { text };
  } catch {
    return 'encoding';
  }
}
