import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { LETTER_KEYS } from '../letters.ts';

/** `retired`: a later version took its place, or it was taken back and the product's own text holds again. */
export const TEMPLATE_STATES = ['draft', 'published', 'retired'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** A letter of the product, or one that is sent to an audience. */
export const TEMPLATE_KINDS = ['product', 'campaign'] as const;

export const CLOSING_LIMIT = 500;
const LINE_LIMIT = 150;
const BUTTON_LIMIT = 60;
const PREHEADER_LIMIT = 200;
const LINK_LIMIT = 500;
const HTML_LIMIT = 50_000;

const language = z.enum(['pt', 'en'], 'invalid');
const letter = z.nullable(z.enum(LETTER_KEYS, 'invalid'));
const state = z.enum(TEMPLATE_STATES);

const line = (limit = LINE_LIMIT) => required().check(z.maxLength(limit, 'limit'));
const optionalLine = (limit: number) => z.string('required').check(z.trim(), z.maxLength(limit, 'limit'));
const body = () => required().check(z.maxLength(HTML_LIMIT, 'limit'));

/** Of our site (`/serie`) or of the web. */
const link = z.string().check(
  z.trim(),
  z.maxLength(LINK_LIMIT, 'limit'),
  // `https://[` and `https://a:99999` look like addresses and are none.
  z.regex(/^(https:\/\/[a-z\d.-]+(:\d{1,4})?([/?#][^\s\\]*)?|\/(?![/\\])[^\s\\]*)$/i, 'invalid'),
);

/**
 * What a letter says, in Portuguese and (`…En`) in English. `html` is rich text, sanitised before it is stored. English is given
 * whole (subject, title, text and button) or not at all: then who reads English gets the Portuguese.
 */
const texts = {
  subject: line(),
  /** What mail programs show beside the subject; '' without. */
  preheader: optionalLine(PREHEADER_LIMIT),
  title: line(),
  html: body(),
  button: line(BUTTON_LIMIT),
  /** What stands beneath the button; '' without. */
  closing: optionalLine(CLOSING_LIMIT),
  subjectEn: optionalLine(LINE_LIMIT),
  preheaderEn: optionalLine(PREHEADER_LIMIT),
  titleEn: optionalLine(LINE_LIMIT),
  htmlEn: optionalLine(HTML_LIMIT),
  buttonEn: optionalLine(BUTTON_LIMIT),
  closingEn: optionalLine(CLOSING_LIMIT),
};

/** Which variables a text may and must name is told by the server, by the letter (`variablesOf`, `requiredOf`). */
export const templateInput = z.object({
  /** The product's letter it stands for; null: one for campaigns. A later version keeps it. */
  letter,
  name: required().check(z.maxLength(120, 'limit')),
  /** Where a campaign's button leads; a letter of the product brings its own, so that it is null there. */
  link: z.nullable(link),
  ...texts,
});

/** One version of a letter. */
export const templateRow = z.object({
  id: uuid(),
  /** The same in all versions: the product's own, or `campaign-…`. */
  key: z.string(),
  letter,
  name: z.string(),
  number: z.int(),
  subject: z.string(),
  state,
  publishedAt: z.nullable(instant()),
  /** What an action on this row says it has seen. */
  version: z.int(),
  updatedAt: instant(),
});

export const templateDetail = z.extend(templateRow, {
  link: z.nullable(z.string()),
  ...texts,
  retiredAt: z.nullable(instant()),
  versions: z.array(z.object({ id: uuid(), number: z.int(), state, publishedAt: z.nullable(instant()) })),
  createdAt: instant(),
});

const rendered = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const base = '/admin/email-templates';
const step = {
  method: 'POST',
  params: idParams,
  body: z.object(versioned),
  response: templateDetail,
} as const;

/** The letters the product sends and those of campaigns (product/domain.md, 3.16), in versions. */
export const emailTemplates = {
  list: endpoint({
    method: 'GET',
    path: base,
    access: 'templates:list',
    query: listQuery(
      ['updatedAt', 'name'],
      z.strictObject({
        kind: z.optional(z.enum(TEMPLATE_KINDS, 'invalid')),
        state: z.optional(z.enum(TEMPLATE_STATES, 'invalid')),
      }),
    ),
    response: listResponse(templateRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists the versions of e-mail templates, the latest changed first.',
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}/:id`,
    access: 'templates:view',
    params: idParams,
    response: templateDetail,
    errors: ['NOT_FOUND'],
    summary: 'One version of an e-mail template.',
  }),
  create: endpoint({
    method: 'POST',
    path: base,
    access: 'templates:create',
    body: templateInput,
    status: 201,
    response: templateDetail,
    summary: 'Begins a draft: of a letter of the product, or of a new one for campaigns.',
  }),
  update: endpoint({
    method: 'PUT',
    path: `${base}/:id`,
    access: 'templates:edit',
    params: idParams,
    body: z.extend(templateInput, versioned),
    response: templateDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Changes a draft.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${base}/:id`,
    access: 'templates:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a draft.',
  }),
  publish: endpoint({
    ...step,
    path: `${base}/:id/publish`,
    access: 'templates:edit',
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'From here on the letter is sent in this version, which never changes again.',
  }),
  next: endpoint({
    ...step,
    path: `${base}/:id/next`,
    access: 'templates:create',
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Begins the next version as a draft with the same text.',
  }),
  retire: endpoint({
    ...step,
    path: `${base}/:id/retire`,
    access: 'templates:edit',
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Takes a published version back: the product’s own text holds again, a campaign’s is sent no more.',
  }),
  preview: endpoint({
    method: 'GET',
    path: `${base}/:id/preview`,
    access: 'templates:view',
    params: idParams,
    /** `en` is null where the letter has no English. */
    response: z.object({ pt: rendered, en: z.nullable(rendered) }),
    errors: ['NOT_FOUND'],
    summary: 'The letter as a reader gets it, with sample data.',
  }),
  previewPerson: endpoint({
    method: 'POST',
    path: `${base}/:id/preview-person`,
    unkeyed: 'reads',
    access: 'templates:view',
    limit: 'template_preview',
    params: idParams,
    response: z.object({
      /** null: nobody has registered yet. */
      preview: z.nullable(
        z.object({
          /** In which they get it. */
          language,
          /** Both masked, in the letter too. */
          person: z.object({ name: z.string(), email: z.string() }),
          letter: rendered,
          /** The variables that stand with sample data: nothing of theirs, or nothing that is for everybody who may look here. */
          sampled: z.array(z.string()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
    summary: 'The letter as somebody whom it could be for gets it, masked; told to the audit.',
  }),
  test: endpoint({
    method: 'POST',
    path: `${base}/:id/test`,
    access: 'templates:edit',
    limit: 'template_test',
    params: idParams,
    body: z.object({ language }),
    response: z.object({ to: z.string() }),
    errors: ['NOT_FOUND'],
    summary: 'Sends the letter with sample data to whoever asks for it, and to nobody else.',
  }),
  letters: endpoint({
    method: 'GET',
    path: '/admin/email-letters',
    access: 'templates:list',
    response: z.object({
      items: z.array(
        z.object({
          key: z.enum(LETTER_KEYS),
          variables: z.array(z.string()),
          required: z.array(z.string()),
          /** The version that is sent, and the draft of the next one; null: the product's own text, no draft. */
          publishedId: z.nullable(uuid()),
          draftId: z.nullable(uuid()),
          /** What is sent now. */
          texts: z.object(texts),
        }),
      ),
    }),
    summary: 'The letters of the product, each with what it says now.',
  }),
};
