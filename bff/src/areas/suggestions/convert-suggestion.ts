import { randomBytes } from 'node:crypto';
import { isReservedSlug, slugify } from '@fio/domain';
import { audit, claim, createRecord } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { pollResource } from '../polls/index.ts';
import { auditReview, reviewed, step } from './suggestion-moves.ts';
import { suggestionDetailOf, type SuggestionRecord } from './suggestion-record.ts';
import { suggestionResource } from './suggestions.resource.ts';
import { notifyAuthor } from './notify-author.ts';

const SLUG_LENGTH = 60;

/** An address for the new theory: its own words, and some letters more where those are taken. */
async function freeSlug(tx: Transaction, text: string): Promise<string> {
  const words = slugify(text).slice(0, SLUG_LENGTH).replace(/-$/, '') || 'teoria';
  const taken = await tx.poll.findUnique({ where: { slug: words }, select: { id: true } });
  return taken || isReservedSlug(words) ? `${words}-${randomBytes(4).toString('hex')}` : words;
}

async function draftPoll(context: StaffContext, tx: Transaction, { showId, text }: SuggestionRecord) {
  const asked = { showId, title: text, slug: await freeSlug(tx, text), type: 'yes_no' as const };
  const input = { ...asked, options: [], opensAt: null, closesAt: null, featured: false };
  return createRecord(pollResource, tx, input, context);
}

/**
 * A draft poll of the suggestion's series with its words, the suggestion merged into it, the author told: all in one
 * transaction. One that nobody has looked at yet passes through the review on the way, so that the table holds.
 */
export function convertSuggestion(context: StaffContext, id: string, version: number) {
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await claim(suggestionResource, tx, id, version);
    const read = await reviewed(tx, before, now);
    const poll = await draftPoll(context, tx, read);
    const after = await step(tx, read, { to: 'merged', pollId: poll.id }, now);
    await notifyAuthor(context, tx, after);
    await auditReview(context, tx, before, read);
    await audit(suggestionResource, tx, context, { action: 'convert', before: read, after });
    await audit(pollResource, tx, context, { action: 'create', before: null, after: poll });
    return suggestionDetailOf(after);
  });
}
