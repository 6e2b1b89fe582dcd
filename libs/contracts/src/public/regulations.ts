import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, uuid } from '../core/fields.ts';

/** Draw (sorteio), instant prizes (vale-brinde), contest (concurso), privacy policy, terms of use. */
export const REGULATION_KINDS = ['draw', 'instant_prizes', 'contest', 'privacy', 'terms'] as const;
export type RegulationKind = (typeof REGULATION_KINDS)[number];

/** `hash` is the SHA-256 of the file's bytes, `size` counts them. */
export const regulationPdf = z.object({ href: z.string(), size: z.int(), hash: z.string() });

/** A published version. `textHash` is the SHA-256 of its HTML in UTF-8, in hexadecimal. */
export const regulationVersion = z.object({
  id: uuid(),
  number: z.int(),
  effectiveFrom: instant(),
  publishedAt: instant(),
  /** What it changes in the one before, in a reader's words. */
  amendment: z.nullable(z.string()),
  textHash: z.string(),
  pdf: regulationPdf,
});
export type RegulationVersion = z.infer<typeof regulationVersion>;

export const regulationCard = z.extend(regulationVersion, {
  kind: z.enum(REGULATION_KINDS),
  slug: z.string(),
  title: z.string(),
  certificate: z.nullable(z.string()),
});
export type RegulationCard = z.infer<typeof regulationCard>;

/** `html` is to the letter what `textHash` was made of; its headings carry the ids that `contents` lists. */
export const regulationPage = z.extend(regulationCard, {
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  state: z.enum(['scheduled', 'current', 'superseded']),
  /** All published versions of the document, the latest first. */
  versions: z.array(regulationVersion),
  /** The documents in force, this one among them, the promotion's first. */
  documents: z.array(z.pick(regulationCard, { id: true, slug: true, title: true })),
});
export type RegulationPage = z.infer<typeof regulationPage>;

const slug = z.string().check(z.maxLength(80, 'limit'));
const errors = ['NOT_FOUND'] as const;

/** What visitors read of regulations, policies and terms; the same for everyone. */
export const regulations = {
  current: endpoint({
    method: 'GET',
    path: '/regulations',
    access: 'public',
    response: z.object({ items: z.array(regulationCard) }),
    summary: 'The documents in force, the promotion’s first.',
  }),
  front: endpoint({
    method: 'GET',
    path: '/regulations-front',
    access: 'public',
    response: z.object({ document: z.nullable(regulationPage) }),
    summary: 'What /regulamentos opens with: the first document in force, null while there is none.',
  }),
  document: endpoint({
    method: 'GET',
    path: '/regulations/:slug',
    access: 'public',
    params: z.object({ slug }),
    response: regulationPage,
    errors,
    summary: 'A document in the version in force.',
  }),
  version: endpoint({
    method: 'GET',
    path: '/regulations/:slug/:number',
    access: 'public',
    params: z.object({ slug, number: z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'number')) }),
    response: regulationPage,
    errors,
    summary: 'One published version of a document, also an earlier or a coming one.',
  }),
};
