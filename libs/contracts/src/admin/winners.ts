import * as z from 'zod/mini';
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  WINNER_DOCUMENTS,
  DISQUALIFICATION_REASONS,
  WINNER_EXITS,
  WINNER_STATES,
} from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { chosen, day, idParams, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { SECOND_PERSON } from '../core/second-person.ts';
import { PRIZE_MAIL_STATES } from './prizes.ts';
import { winnerDetail, winnerRow } from './winner-records.ts';

/** The largest document of a winner. */
export const WINNER_FILE_LIMIT_MB = 8;
const NOTE_LIMIT = 1000;
const note = () => z.string('required').check(z.trim(), z.maxLength(NOTE_LIMIT, 'limit'));
const reason = () => required().check(z.maxLength(NOTE_LIMIT, 'limit'));
const selected = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: ({ input }) => (input ? 'invalid' : 'required') });

/** Who was drawn first (titular), or somebody in their place (suplente). */
export const WINNER_KINDS = ['winner', 'surrogate'] as const;

const filters = z.strictObject({
  state: z.optional(z.enum(WINNER_STATES, 'invalid')),
  drawId: z.optional(uuid()),
  kind: z.optional(z.enum(WINNER_KINDS, 'invalid')),
  mail: z.optional(z.enum(PRIZE_MAIL_STATES, 'invalid')),
  registrationId: z.optional(uuid()),
});
const query = listQuery(['drawn', 'name', 'value', 'prescribesOn', 'deliveredAt'], filters);

const version = z.object(versioned);
const step = { method: 'POST' as const, params: idParams, response: winnerDetail };
const moved = ['NOT_FOUND', 'CONFLICT'] as const;
const fileParams = z.object({ id: uuid(), documentId: uuid() });

/**
 * Who was drawn, from the review of the calculation on. Each step follows WINNER_TRANSITIONS; any other, or one from an
 * older version, is CONFLICT.
 */
export const winners = {
  list: endpoint({
    method: 'GET',
    path: '/admin/winners',
    access: 'winners:list',
    query,
    response: listResponse(winnerRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists winners and surrogates, of the latest draw first, in the order of its prizes.',
  }),
  export: exportEndpoint('winners', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/winners/:id',
    access: 'winners:view',
    params: idParams,
    response: winnerDetail,
    errors: ['NOT_FOUND'],
    summary: 'One winner with attempts to reach them, documents and history.',
  }),
  draws: endpoint({
    method: 'GET',
    path: '/admin/winners/draws',
    access: 'winners:list',
    response: z.array(z.object({ value: uuid(), label: z.string() })),
    summary: 'Draws that have winners, latest first, to choose from.',
  }),
  contact: endpoint({
    ...step,
    path: '/admin/winners/:id/contacts',
    access: 'winners:edit',
    body: z.extend(version, {
      channel: selected(CONTACT_CHANNELS),
      outcome: selected(CONTACT_OUTCOMES),
      note: note(),
    }),
    errors: moved,
    summary: 'Notes an attempt to reach a winner; the first one begins the contact.',
  }),
  letter: endpoint({
    ...step,
    path: '/admin/winners/:id/letter',
    bulk: true,
    access: 'winners:edit',
    body: version,
    errors: [...moved, 'USER_NOT_FOUND'],
    summary: 'Writes to a winner by e-mail what is asked of them, which is an attempt as well.',
  }),
  documents: endpoint({
    ...step,
    path: '/admin/winners/:id/documents-asked',
    access: 'winners:edit',
    body: version,
    errors: moved,
    summary: 'Notes that a winner was reached: the time to send documents begins.',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/admin/winners/:id/attach/:kind',
    unkeyed: 'file',
    access: 'winners:edit',
    params: z.object({ id: uuid(), kind: z.enum(WINNER_DOCUMENTS, 'invalid') }),
    limit: 'upload',
    media: 'json',
    bodyLimit: WINNER_FILE_LIMIT_MB * 1024 * 1024,
    status: 201,
    response: winnerDetail,
    errors: [...moved, 'FILE_LARGE', 'FILE_UNEXPECTED'],
    summary: 'Keeps a document of a winner, or the receipt they signed. The body is the file itself.',
  }),
  file: endpoint({
    method: 'GET',
    path: '/admin/winners/:id/documents/:documentId',
    access: 'winners:view',
    params: fileParams,
    media: 'file',
    errors: ['NOT_FOUND'],
    summary: 'A document of a winner; that somebody took it is audited.',
  }),
  discard: endpoint({
    method: 'POST',
    path: '/admin/winners/:id/documents/:documentId/discard',
    unkeyed: 'file',
    access: 'winners:edit',
    params: fileParams,
    body: z.object({ reason: reason() }),
    response: winnerDetail,
    errors: moved,
    summary: 'Removes a document that is the wrong one, before the prize is delivered.',
  }),
  validate: endpoint({
    ...step,
    path: '/admin/winners/:id/validate',
    access: 'winners:edit',
    freshProof: true,
    body: version,
    errors: [...moved, 'DOCUMENTS_MISSING'],
    summary: 'Finds the documents of a winner right: the prize is theirs.',
  }),
  back: endpoint({
    ...step,
    path: '/admin/winners/:id/back',
    access: 'winners:edit',
    freshProof: true,
    body: z.extend(version, { note: reason() }),
    errors: moved,
    summary: 'Takes the last step forward back: to the documents, or to the contact.',
  }),
  leave: endpoint({
    ...step,
    path: '/admin/winners/:id/leave',
    access: 'winners:edit',
    freshProof: true,
    body: z.extend(version, { to: selected(WINNER_EXITS), reason: reason(), note: note() }),
    errors: [...moved, 'ACCOUNT_NEWER'],
    summary: 'Notes that a winner is out: not found, declined or deceased.',
  }),
  disqualify: endpoint({
    ...step,
    path: '/admin/winners/:id/disqualify',
    access: 'winners:edit',
    freshProof: true,
    /** `reason` is for everyone, `note` for staff alone; the evidence is a document that was attached before. */
    body: z.extend(version, {
      reason: selected(DISQUALIFICATION_REASONS),
      note: reason(),
      evidenceId: chosen(),
    }),
    errors: [...moved, 'ACCOUNT_NEWER'],
    summary:
      'Begins a disqualification: the person is told, and has the days of defence that the draw gives.',
  }),
  confirmDisqualification: endpoint({
    ...step,
    path: '/admin/winners/:id/disqualify/confirm',
    access: 'winners:edit',
    freshProof: true,
    /** What the person signed to give their defence up, attached before; null: the defence is over. */
    body: z.extend(version, { renunciationId: z.nullable(uuid()) }),
    errors: [...moved, ...SECOND_PERSON, 'DEFENCE_OPEN'],
    summary: 'Disqualifies a winner as a second person, once the defence is over or was given up.',
  }),
  withdrawDisqualification: endpoint({
    ...step,
    path: '/admin/winners/:id/disqualify/withdraw',
    access: 'winners:edit',
    freshProof: true,
    body: z.extend(version, { reason: reason() }),
    errors: moved,
    summary: 'Takes back what was begun: the winner stays one.',
  }),
  surrogate: endpoint({
    ...step,
    path: '/admin/winners/:id/surrogate',
    access: 'winners:surrogate',
    freshProof: true,
    /** The next one who waits: whoever else stands there by now is CONFLICT. */
    body: z.extend(version, { surrogateId: chosen() }),
    errors: [...moved, ...SECOND_PERSON, 'INELIGIBLE_SURROGATE', 'SURROGATE_HAS_AWARD', 'DRAW_PUBLISHED'],
    summary:
      'Puts the next surrogate in the place of a winner who is out, before the publication; answers who came in.',
  }),
  deliver: endpoint({
    ...step,
    path: '/admin/winners/:id/deliver',
    access: 'winners:edit',
    freshProof: true,
    body: z.extend(version, { deliveredOn: day(), note: note() }),
    errors: [...moved, 'DRAW_UNPUBLISHED', 'DOCUMENTS_MISSING', 'FUTURE_DATE', 'INVALID_DATE'],
    summary: 'Notes that a prize has reached its winner or their heirs; the signed receipt must be there.',
  }),
  tax: endpoint({
    ...step,
    path: '/admin/winners/:id/tax',
    bulk: true,
    access: 'winners:edit',
    body: z.extend(version, { paidOn: day() }),
    errors: [...moved, 'FUTURE_DATE', 'INVALID_DATE'],
    summary: 'Notes that the income tax on a prize was paid (DARF 0916).',
  }),
};
