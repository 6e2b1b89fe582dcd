import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { uuid } from '../core/fields.ts';
import { regulationCard } from './regulations.ts';

/**
 * The box for news by e-mail, to the letter: the ledger keeps the SHA-256 of the words that were shown (LGPD, article
 * 8). A changed wording is a new version, named by the day it took effect.
 */
export const MARKETING_CONSENT = {
  version: '2026-11-21',
  texts: {
    pt: 'Quero receber novidades da promoção por e-mail. Posso mudar de ideia quando quiser.',
    en: 'I want to receive news about the promotion by e-mail. I can change my mind at any time.',
  },
} as const;

/** The versions somebody had before them when they agreed, by the ids of `regulations.current`. */
export const acceptedDocuments = z.array(uuid()).check(z.maxLength(20, 'limit'));

/** A signed-in visitor and the documents that were replaced since they last agreed. */
export const consents = {
  pending: endpoint({
    method: 'GET',
    path: '/consents/pending',
    access: 'session',
    response: z.object({ items: z.array(regulationCard) }),
    summary: 'Documents in force that the visitor has not agreed to in this version.',
  }),
  accept: endpoint({
    method: 'POST',
    path: '/consents',
    access: 'session',
    limit: 'consent',
    body: z.object({ documents: acceptedDocuments.check(z.minLength(1, 'required')) }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['DOCUMENTS_CHANGED', 'FORBIDDEN'],
    summary: 'Agrees to documents in force, as far as it had not been done.',
  }),
};
