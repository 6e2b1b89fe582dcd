import type { Language } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import type { Block } from '../../core/pdf/block.ts';
import type { PdfDocument } from '../../core/pdf/render-pdf.ts';
import { locale, writingIn } from '../../core/people/writing.ts';
import type { PackagePart, WrittenPart } from '../../engine/package-part.ts';
import { documentEn } from './document.en.ts';
import { documentPt } from './document.pt.ts';
import type { PersonData } from './person-data.ts';

const texts = { pt: documentPt, en: documentEn };

const blocksOf = ({ title, header, rows }: WrittenPart, nothing: string): Block[] => [
  { kind: 'heading', level: 2, text: title },
  rows.length === 0 ? { kind: 'paragraph', text: nothing } : { kind: 'table', header, rows },
];

/** A person's data as a document to read, in their language. */
export function dataDocument(
  data: PersonData,
  { packageParts }: { readonly packageParts: readonly PackagePart[] },
  { campaign }: Config,
  language: Language,
): PdfDocument {
  const t = texts[language];
  const writing = writingIn(language);
  const { name, promoter, contact } = campaign;
  const fill = (text: string) =>
    text
      .replaceAll('{name}', () => name)
      .replace('{promoter}', () => promoter)
      .replace('{contact}', () => contact)
      .replace('{when}', () => writing.when(data.exportedAt));
  return {
    title: fill(t.title),
    language: locale(language),
    createdAt: new Date(data.exportedAt),
    blocks: [
      { kind: 'paragraph', text: fill(t.lead) },
      { kind: 'paragraph', text: fill(t.contact) },
      // Each part writes what it read itself.
      ...packageParts.flatMap((part) => blocksOf(part.written(data[part.name] as never, writing), t.nothing)),
    ],
  };
}
