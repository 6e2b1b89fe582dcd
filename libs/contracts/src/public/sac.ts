import * as z from 'zod/mini';
import { SAC_STATES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { email, instant, linkToken, personName, required, uuid } from '../core/fields.ts';

/** What a visitor may write about, in the order of the list. */
export const SAC_SUBJECTS = [
  'registration',
  'votes',
  'invoice',
  'numbers',
  'prize',
  'privacy',
  'site',
  'other',
] as const;
export type SacSubject = (typeof SAC_SUBJECTS)[number];

export const SAC_MESSAGE_LIMIT = 2000;
export const SAC_FILE_LIMIT_MB = 5;
/** As the validation message names them. */
export const SAC_FILE_FORMATS = 'JPG, PNG, WebP, PDF';
export const SAC_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

const message = () => required().check(z.maxLength(SAC_MESSAGE_LIMIT, 'limit'));

export const sacInput = z.object({
  subject: z.enum(SAC_SUBJECTS, { error: ({ input }) => (input ? 'invalid' : 'required') }),
  name: personName('name'),
  email: email(),
  message: message(),
  attachment: z.nullable(z.object({ id: uuid(), name: required().check(z.maxLength(120, 'limit')) })),
});
export type SacInput = z.input<typeof sacInput>;

/** The conversation as its visitor sees it: notes among staff are not in it, and no names of staff. */
export const sacThread = z.object({
  protocol: z.string(),
  subject: z.enum(SAC_SUBJECTS),
  state: z.enum(SAC_STATES),
  messages: z.array(
    z.object({ id: uuid(), from: z.enum(['visitor', 'staff']), text: z.string(), at: instant() }),
  ),
});
export type SacThread = z.infer<typeof sacThread>;

/** Customer service: whoever asks gets a protocol number at once and the answer by e-mail. */
export const sac = {
  /** The body is the file itself, told by its content; it belongs to nobody until a message claims it. */
  attach: endpoint({
    method: 'POST',
    path: '/sac/attachments',
    unkeyed: 'file',
    access: 'public',
    limit: 'sac_file',
    line: 'files',
    challenge: 'sac',
    status: 201,
    bodyLimit: SAC_FILE_LIMIT_MB * 1024 * 1024,
    response: z.object({ id: uuid() }),
    errors: ['FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Stores a file to go with a message.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/sac',
    access: 'public',
    limit: 'sac',
    challenge: 'sac',
    status: 201,
    body: sacInput,
    response: z.object({ protocol: z.string() }),
    summary: 'Takes a message, answers its protocol number and sends it by e-mail.',
  }),
  follow: endpoint({
    method: 'POST',
    path: '/sac/follow',
    unkeyed: 'reads',
    access: 'public',
    limit: 'sac_file',
    body: z.object({ token: linkToken() }),
    response: sacThread,
    errors: ['NOT_FOUND'],
    summary: 'The conversation behind the link of an e-mail.',
  }),
  reply: endpoint({
    method: 'POST',
    path: '/sac/reply',
    access: 'public',
    limit: 'sac',
    challenge: 'sac',
    body: z.object({ token: linkToken(), message: message() }),
    response: sacThread,
    errors: ['NOT_FOUND'],
    summary: 'Writes again in the conversation behind the link of an e-mail.',
  }),
};
