import type { BindingEvent } from '@fio/domain';
import type { Change } from '../../core/crud/resource.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import type { RegulationRecord } from './regulation-record.ts';

/** A version binds from its publication, for good. */
export function regulationBinding({ before, after }: Change<RegulationRecord>): readonly BindingEvent[] {
  if (before?.publishedAt !== null || !after?.publishedAt || !after.effectiveFrom) return [];
  const { slug: document, number, kind, title, certificate, effectiveFrom, textHash, pdf } = after;
  return [
    {
      type: 'regulation_published',
      document,
      number,
      kind,
      title,
      certificate,
      effectiveFrom: effectiveFrom.toISOString(),
      textHash: textHash && hexOf(textHash),
      pdfHash: pdf && hexOf(pdf.hash),
    },
  ];
}
