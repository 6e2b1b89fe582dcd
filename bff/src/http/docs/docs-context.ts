import type { Language } from '@fio/contracts';
import type { OpenApiDocument } from '../openapi/document.ts';
import type { DocumentPart } from '../openapi/security-schemes.ts';
import type { Guide } from './guides/guide.ts';
import type { DocsWords } from './words/words.ts';

/** Of one deployment in one language: what its pages are made of. */
export interface DocsContext {
  readonly language: Language;
  readonly words: DocsWords;
  /** Of the product. */
  readonly name: string;
  readonly bindingCookie: string;
  /** Where staff sign in. */
  readonly signInAt: string;
  /** Where each part is called: `https://fio.example`. */
  readonly origins: Readonly<Record<DocumentPart, string>>;
  readonly documents: Readonly<Record<DocumentPart, OpenApiDocument>>;
  /** In their order. */
  readonly guides: readonly Guide[];
}
