import { DOMParser } from '@xmldom/xmldom';

/** Of a document with 990 items and its signature; the tax office takes 500 kB. */
export const XML_LIMIT = 1024 * 1024;

/** Names an entity, a document type, or begins what isn't one XML document. A fiscal document has none of them. */
const REFUSED = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
export const hasDeclarations = (text: string): boolean => REFUSED.test(text);
/** Beside these five there are only numbers of characters, and a document of ours needs none beyond its text. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;

/** A document with 990 items has some 35,000 elements, and none within more than a dozen others. */
const MOST_ELEMENTS = 40_000;
const DEEPEST = 32;
/** Attributes are few and short, beyond what the certificate and the sum of a signature say as text. */
const LONGEST_TAG = 1_000;
/** Whatever begins with `<`: what holds no elements however it looks, then a tag. */
const MARKUP = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)(?:[^<>"']|"[^"<]*"|'[^'<]*')*?(\/?)>/y;

/** Whether the elements are as many and as deep as a fiscal document's: whatever is made of them takes time for each. */
function isOfSize(xml: string): boolean {
  let [elements, depth] = [0, 0];
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', MARKUP.lastIndex)) {
    MARKUP.lastIndex = at;
    const [tag, closing, empty] = MARKUP.exec(xml) ?? [];
    if (tag === undefined) return false;
    if (closing === undefined) continue;
    if (closing === '') elements += 1;
    depth += closing === '/' ? -1 : empty === '/' ? 0 : 1;
    if (elements > MOST_ELEMENTS || depth > DEEPEST || tag.length > LONGEST_TAG) return false;
  }
  return true;
}

class NotWellFormed extends Error {}
const refuse = (message: unknown): never => {
  throw new NotWellFormed(String(message));
};

/**
 * A document as elements, or null for what is none: too large, not well-formed, or with a document type, whose entities
 * could be made to fill the memory or to read files.
 */
export function parseXml(text: string): Document | null {
  const xml = text.replace(/^\uFEFF/, '');
  if (xml.length > XML_LIMIT || hasDeclarations(xml) || ENTITY.test(xml) || xml.includes('\0')) return null;
  if (!isOfSize(xml)) return null;
  // What it would mend it would read otherwise than whoever signed it.
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  try {
    const document: Document | undefined = parser.parseFromString(xml, 'text/xml');
    return document?.documentElement ? document : null;
  } catch (error) {
    if (error instanceof NotWellFormed || (error as Error).name === 'ParseError') return null;
    throw error;
  }
}
