import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { slug } from '../core/fields.ts';

/**
 * What is counted of widgets in other sites' pages: one that came into sight, one that led to the theory's page, and a first vote
 * there of who came by it.
 */
export const EMBED_EVENTS = ['view', 'open', 'vote'] as const;
export type EmbedEvent = (typeof EMBED_EVENTS)[number];

/** A host's name as browsers write it, lower case and in ASCII; nothing of an address beside it. */
const host = z
  .string('required')
  .check(z.maxLength(100, 'limit'), z.regex(/^(?:[a-z0-9]+(?:[.-]+[a-z0-9]+)*)?$/, 'invalid'));

const pixels = z.optional(
  z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(10_000, 'invalid')),
);

/** An answer of oEmbed, version 1.0, of the type `rich`. */
export const oembedAnswer = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  /** The series, and its page. */
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** In seconds. */
  cache_age: z.int(),
  /** A frame that shows the theory. */
  html: z.string(),
  /** In pixels, never more than was asked for. */
  width: z.int(),
  height: z.int(),
  /** Left out where it would be larger than was asked for. */
  thumbnail_url: z.optional(z.string()),
  thumbnail_width: z.optional(z.int()),
  thumbnail_height: z.optional(z.int()),
});
export type OembedAnswer = z.infer<typeof oembedAnswer>;

/** Theories in other sites' pages (docs/decisions/integrators.md). */
export const embeds = {
  /** As it is specified: whoever asks may send parameters of their own, which say nothing here. */
  oembed: endpoint({
    method: 'GET',
    path: '/oembed',
    access: 'public',
    query: z.object({
      /** The address of a theory's page on this site. */
      url: z.string('required').check(z.maxLength(500, 'limit')),
      /** `json` or `xml`; any other is FORMAT_UNSUPPORTED. */
      format: z._default(z.string().check(z.maxLength(20, 'limit')), 'json'),
      maxwidth: pixels,
      maxheight: pixels,
    }),
    response: oembedAnswer,
    errors: ['NOT_FOUND', 'FORMAT_UNSUPPORTED'],
    summary: 'How another site shows a theory, by the address of its page (oEmbed 1.0), as JSON or XML.',
  }),
  visits: endpoint({
    method: 'POST',
    path: '/embeds/visits',
    unkeyed: 'counts',
    access: 'public',
    entered: { may: 'a widget is counted by the site it is in, and not who saw it' },
    limit: 'embed_visits',
    untyped: true,
    body: z.strictObject({
      slug: slug(),
      /** Of the site whose page it is in; empty where the browser doesn't say. */
      host,
      event: z.enum(EMBED_EVENTS, 'invalid'),
    }),
    summary: 'Counts a widget seen, followed to the site or voted by, by theory and by the site it is in.',
  }),
};
