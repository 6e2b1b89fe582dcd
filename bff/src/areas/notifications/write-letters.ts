import type { Language } from '@fio/contracts';
import type { NotificationKind } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { notificationTextsEn } from './notifications.en.ts';
import { notificationTextsPt } from './notifications.pt.ts';
import type { Subject } from './subject.ts';
import type { Due } from './take-due.ts';

const texts = { pt: notificationTextsPt, en: notificationTextsEn };

/** The letter of each kind; of a prize the prize's own is always written. */
const LETTERS = { theory: 'theory_resolved', list: 'list_closed', draw: 'draw_published' } as const;
export type LetteredKind = keyof typeof LETTERS;
export const isLettered = (kind: NotificationKind): kind is LetteredKind => kind in LETTERS;

/** What the letter of a kind names of its subject, to one reader. */
function paramsOf(
  kind: LetteredKind,
  { title, truth }: Subject,
  { optionId }: Due,
  language: Language,
): Readonly<Record<string, string>> {
  if (kind !== 'theory') return { draw: title };
  const words = texts[language];
  const result = optionId === null ? '' : words[optionId === truth?.id ? 'hit' : 'missed'];
  return { theory: title, answer: truth?.label ?? '', result };
}

/** Hands letters to the outbox, in the transaction that settles their notifications. */
export async function writeLetters(
  { mail, config }: Pick<Infrastructure, 'mail' | 'config'>,
  tx: Transaction,
  kind: LetteredKind,
  subject: Subject,
  readers: readonly Due[],
): Promise<void> {
  if (readers.length === 0) return;
  const run = runIn(tx);
  const link = new URL(subject.path, config.publicUrl).href;
  const letters = readers.map((reader) => ({
    to: reader.email,
    name: reader.name,
    language: reader.language,
    link,
    params: (language: Language) => paramsOf(kind, subject, reader, language),
    unsubscribe: mail.unsubscribeLinks.addressFor(reader.registrationId, { kind, channel: 'email' }),
    ends: 'notifications' as const,
    ...(subject.series && { series: subject.series }),
  }));
  await mail.write(run, await mail.reserve(run, LETTERS[kind], letters.length), letters);
}
