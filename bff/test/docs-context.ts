import type { Language } from '@fio/contracts';
import type { DocsContext } from '../src/http/docs/docs-context.ts';
import { guideFiles } from '../src/http/docs/guides/guide-files.ts';
import { renderGuide } from '../src/http/docs/guides/render-guide.ts';
import { docsWords } from '../src/http/docs/words/words.ts';
import { openApiDocument, type OpenApiDocument } from '../src/http/openapi/document.ts';
import type { DocumentPart } from '../src/http/openapi/security-schemes.ts';

const settings = { name: 'Fio da Meada', bindingCookie: '__Host-fio-binding' };
const documents: Record<DocumentPart, OpenApiDocument> = {
  user: openApiDocument(settings, 'user'),
  admin: openApiDocument(settings, 'admin'),
};
export const ORIGINS = { user: 'https://fio.example', admin: 'https://equipe.example' };

/** What the documentation's pages are made of, of a deployment with two hosts and without a database. */
export function docsContext(language: Language): DocsContext {
  const words = docsWords[language];
  const files = guideFiles().filter((file) => file.language === language);
  const around = { origins: ORIGINS, words, names: new Set(files.map(({ name }) => name)) };
  return {
    ...{ language, words, documents, origins: ORIGINS, ...settings },
    signInAt: `${ORIGINS.admin}/admin/login`,
    guides: files.map((file) => renderGuide(file, around)),
  };
}
