import * as z from 'zod/mini';
import {
  INVOICE_STATES,
  MAIL_STATES,
  PRIZE_STATES,
  SAC_STATES,
  SUGGESTION_STATES,
  TICKET_ORIGINS,
  TICKET_STATES,
} from '@fio/domain';
import { CONSENT_PURPOSES } from '../core/consent-purposes.ts';
import { earningEntry } from '../core/earning-entry.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { SAC_SUBJECTS } from '../public/sac.ts';
import { logRow } from './logs.ts';
import { RECORD_ACCESS } from './record-access.ts';

/** The most a tab of a registration shows at once; the areas themselves have the rest. */
export const MOST_RECORDS = 100;

const tab = <Item extends z.ZodMiniType>(name: keyof typeof RECORD_ACCESS, item: Item, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/admin/registrations/:id/${name}`,
    access: RECORD_ACCESS[name],
    params: idParams,
    response: z.object({ items: z.array(item), total: z.int() }),
    errors: ['NOT_FOUND'],
    summary: `${summary} Latest first, at most ${MOST_RECORDS}.`,
  });

/**
 * What a registered person did and was sent, one tab each: for who may look at people (`registrations:view`) and whom the area of
 * its records lists them to.
 */
export const registrationRecords = {
  consents: tab(
    'consents',
    z.object({
      id: uuid(),
      purpose: z.enum(CONSENT_PURPOSES),
      granted: z.boolean(),
      version: z.string(),
      channel: z.enum(['web', 'email', 'staff']),
      ip: z.string(),
      at: instant(),
    }),
    'What was accepted or refused, in which version.',
  ),
  invoices: tab(
    'invoices',
    z.object({
      id: uuid(),
      state: z.enum(INVOICE_STATES),
      cnpj: z.nullable(z.string()),
      number: z.nullable(z.string()),
      purchasedOn: z.nullable(day()),
      valueCents: z.nullable(z.int()),
      createdAt: instant(),
    }),
    'Invoices the person sent.',
  ),
  tickets: tab(
    'tickets',
    z.object({
      id: z.string(),
      /** As in 123/12345. */
      number: z.string(),
      draw: z.string(),
      origin: z.enum(TICKET_ORIGINS),
      state: z.enum(TICKET_STATES),
      createdAt: instant(),
    }),
    'Lucky numbers the person was given.',
  ),
  earnings: tab(
    'earnings',
    z.extend(earningEntry, { draw: z.string() }),
    'What the person’s receipts were counted for, and the balance after each.',
  ),
  prizes: tab(
    'prizes',
    z.object({
      id: uuid(),
      title: z.string(),
      state: z.enum(PRIZE_STATES),
      claimedAt: z.nullable(instant()),
    }),
    'Prizes the person won or was given.',
  ),
  votes: tab(
    'votes',
    z.object({
      /** Of the theory. */
      id: uuid(),
      theory: z.string(),
      show: z.string(),
      answer: z.string(),
      votedAt: instant(),
    }),
    'Current answers to theories.',
  ),
  suggestions: tab(
    'suggestions',
    z.object({
      id: uuid(),
      text: z.string(),
      show: z.string(),
      state: z.enum(SUGGESTION_STATES),
      createdAt: instant(),
    }),
    'Theories the person proposed.',
  ),
  emails: tab(
    'emails',
    z.object({
      id: uuid(),
      subject: z.string(),
      state: z.enum(MAIL_STATES),
      createdAt: instant(),
      sentAt: z.nullable(instant()),
    }),
    'E-mails to the address of today.',
  ),
  sessions: tab(
    'sessions',
    z.object({
      id: uuid(),
      /** Staff who had entered as the person. */
      enteredBy: z.nullable(z.string()),
      live: z.boolean(),
      ip: z.string(),
      userAgent: z.string(),
      createdAt: instant(),
      lastSeenAt: instant(),
    }),
    'From where the account was used.',
  ),
  messages: tab(
    'messages',
    z.object({
      id: uuid(),
      protocol: z.string(),
      subject: z.enum(SAC_SUBJECTS),
      state: z.enum(SAC_STATES),
      createdAt: instant(),
    }),
    'Messages to customer service, written while signed in.',
  ),
  logs: tab('logs', logRow, 'All that the person did, and that befell their account.'),
};
