import type { adminRegulations } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { documentText } from './document-text.ts';
import {
  loadRegulations,
  regulationAudited,
  regulationDetailOf,
  type RegulationRecord,
  regulationRowOf,
} from './regulation-record.ts';
import { regulationBinding } from './regulation-binding.ts';
import { regulationSource } from './regulations.source.ts';

type Input = InputOf<typeof adminRegulations>;

/** A later version is the same document at the same address. */
function assertSameDocument({ kind, slug }: Input, found: RegulationRecord | null): void {
  if (found === null || found.supersedesId === null) return;
  if (kind !== found.kind) throw invalidField('kind', 'document_fixed');
  if (slug !== found.slug) throw invalidField('slug', 'document_fixed');
}

async function dataOf(input: Input, { tx, found }: Write<RegulationRecord>) {
  if (found !== null && found.publishedAt !== null) throw new AppError('CONFLICT');
  assertSameDocument(input, found);
  const html = documentText(input.html);
  if (html === '') throw invalidField('html', 'required');
  const { pdfId, effectiveFrom, amendment } = input;
  const pdf = pdfId === null ? null : await tx.storedPdf.findUnique({ where: { id: pdfId } });
  if (pdfId !== null && pdf === null) throw invalidField('pdfId', 'invalid');
  return {
    ...input,
    html,
    amendment: amendment === '' ? null : amendment,
    effectiveFrom: effectiveFrom === null ? null : new Date(effectiveFrom),
  };
}

export const regulationResource: Resource<typeof adminRegulations, RegulationRecord> = {
  name: 'regulations',
  source: regulationSource,
  model: (tx) => tx.regulation,
  load: loadRegulations,
  data: dataOf,
  guardRemove: ({ publishedAt }) => {
    if (publishedAt !== null) throw new AppError('CONFLICT');
  },
  row: (one, { clock }) => regulationRowOf(one, clock.now()),
  detail: regulationDetailOf,
  title: ({ title, number }) => `${title} (${number})`,
  audited: regulationAudited,
  binds: regulationBinding,
  unique: { regulations_slug_number_key: { field: 'slug', problem: 'slug_taken' } },
};
