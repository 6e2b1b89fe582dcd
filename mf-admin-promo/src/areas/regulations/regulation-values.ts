import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import type { adminRegulations } from '@fio/contracts/admin/regulations';

export type RegulationDetail = ResponseOf<typeof adminRegulations.get>;
export type RegulationValues = BodyOf<typeof adminRegulations.create>;

const NEW: RegulationValues = {
  kind: 'draw',
  title: '',
  slug: '',
  certificate: null,
  effectiveFrom: null,
  html: '',
  amendment: null,
  pdfId: null,
};

/** What stands in the form's fields: of a draft, or of a new document. */
export function valuesOf(one: RegulationDetail | null): RegulationValues {
  if (!one) return NEW;
  const { kind, title, slug, certificate, effectiveFrom, html, amendment, pdf } = one;
  return { kind, title, slug, certificate, effectiveFrom, html, amendment, pdfId: pdf?.id ?? null };
}

export const isDraft = ({ state }: Pick<RegulationDetail, 'state'>): boolean => state === 'draft';
