import type { Language, LetterKey } from '@fio/contracts';
import { profileAddress } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { SuggestionRecord } from './suggestion-record.ts';

/** What is written about, and where its button leads. Of spam nobody is told: an answer is what it wants. */
const LETTERS: Readonly<
  Record<string, { template: LetterKey; page: (suggestion: SuggestionRecord) => string }>
> = {
  approved: { template: 'suggestion_approved', page: ({ show }) => `/${show.slug}` },
  rejected: { template: 'suggestion_rejected', page: () => profileAddress('sugestoes') },
  merged: { template: 'suggestion_merged', page: () => profileAddress('sugestoes') },
};

/** Queues the e-mail on what became of a suggestion, in the transaction that decided it. */
export async function notifyAuthor(
  { mail, config }: Pick<Infrastructure, 'mail' | 'config'>,
  tx: Transaction,
  suggestion: SuggestionRecord,
): Promise<void> {
  const { author, text, reason, show, state, language } = suggestion;
  const letter = LETTERS[state];
  if (letter === undefined || author === null || author.disabledAt !== null) return;
  await mail.queue(tx, {
    to: author.email,
    template: letter.template,
    // Held by a check constraint.
    language: language as Language,
    name: author.name,
    link: new URL(letter.page(suggestion), config.publicUrl).href,
    params: { text, show: show.title, reason: reason ?? '' },
  });
}
