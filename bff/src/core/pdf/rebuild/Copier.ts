import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { DRAWING, DRAWN_BY_NAME, NAMED, RESOURCES } from './allowed.ts';
import { PDF_LIMITS } from './limits.ts';
import { openStream, packStream } from './open-stream.ts';
import { PdfRefused } from './PdfRefused.ts';

const unreadable = () => new PdfRefused('unreadable');
const nameOf = (dict: PDFDict, key: string) => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};
const numberOf = (dict: PDFDict, key: string) => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

type Kind = 'drawing' | 'resources' | 'named';
const kindOf = (key: string): Kind =>
  key === 'Resources' ? 'resources' : NAMED.has(key) ? 'named' : 'drawing';

/** Carries what draws from one document into another, and nothing else. */
export class Copier {
  readonly #from: PDFContext;
  readonly #to: PDFContext;
  /** What was carried over already, by kind and reference: a font of all pages is one font still. */
  readonly #known = new Map<string, PDFRef>();
  #bytesLeft: number = PDF_LIMITS.opened;
  #count = 0;
  #depth = 0;

  constructor(from: PDFContext, to: PDFContext) {
    this.#from = from;
    this.#to = to;
  }

  /** The bytes of a content stream, opened. */
  open(value: PDFObject | undefined): Buffer {
    if (!(value instanceof PDFRawStream)) throw unreadable();
    const { bytes, picture, predictor } = openStream(value, this.#bytesLeft);
    if (picture || predictor) throw unreadable();
    this.#take(bytes.length);
    return bytes;
  }

  copy(value: PDFObject, kind: Kind = 'drawing'): PDFObject {
    this.#count += 1;
    if (this.#count > 10 * PDF_LIMITS.objects) throw new PdfRefused('heavy');
    this.#depth += 1;
    if (this.#depth > PDF_LIMITS.depth) throw unreadable();
    try {
      return this.#copied(value, kind);
    } finally {
      this.#depth -= 1;
    }
  }

  #copied(value: PDFObject, kind: Kind): PDFObject {
    if (value instanceof PDFRef) return this.#refer(value, kind);
    if (value instanceof PDFRawStream) return this.#stream(value);
    if (value instanceof PDFDict) return this.#dict(value, kind);
    if (value instanceof PDFArray) return this.#array(value);
    if (value instanceof PDFNumber && !Number.isFinite(value.asNumber())) throw unreadable();
    const isPlain = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool].some(
      (one) => value instanceof one,
    );
    if (!isPlain && value !== PDFNull) throw unreadable();
    return value;
  }

  #refer(ref: PDFRef, kind: Kind): PDFObject {
    const key = `${kind} ${ref.tag}`;
    const known = this.#known.get(key);
    if (known) return known;
    const value = this.#from.lookup(ref);
    // What isn't there reads as null.
    if (value === undefined || value instanceof PDFRef) return PDFNull;
    const made = this.#to.nextRef();
    if (this.#known.size >= PDF_LIMITS.objects) throw new PdfRefused('heavy');
    // Before its contents, which may point back to it.
    this.#known.set(key, made);
    this.#to.assign(made, this.copy(value, kind));
    return made;
  }

  #array(array: PDFArray): PDFArray {
    const made = PDFArray.withContext(this.#to);
    for (const value of array.asArray()) made.push(this.copy(value));
    return made;
  }

  #dict(dict: PDFDict, kind: Kind): PDFDict {
    const made = PDFDict.withContext(this.#to);
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (kind === 'resources' && RESOURCES.has(name)) made.set(key, this.copy(value, 'named'));
      if (kind === 'named') made.set(key, this.copy(value));
      const draws = DRAWING.has(name) || kindOf(name) !== 'drawing';
      if (kind === 'drawing' && draws) made.set(key, this.copy(value, kindOf(name)));
    }
    return made;
  }

  #stream(stream: PDFRawStream): PDFRawStream {
    const isXObject = nameOf(stream.dict, 'Type') === 'XObject';
    const subtype = nameOf(stream.dict, 'Subtype');
    if (subtype === 'PS' || (isXObject && !DRAWN_BY_NAME.has(subtype ?? ''))) throw unreadable();
    if (numberOf(stream.dict, 'Width') * numberOf(stream.dict, 'Height') > PDF_LIMITS.pixels)
      throw new PdfRefused('heavy');
    const opened = openStream(stream, this.#bytesLeft);
    this.#take(opened.bytes.length);
    return packStream(opened, this.#dict(stream.dict, 'drawing'));
  }

  #take(bytes: number): void {
    this.#bytesLeft -= bytes;
    if (this.#bytesLeft < 0) throw new PdfRefused('heavy');
  }
}
