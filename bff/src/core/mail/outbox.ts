import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LetterKey } from '@fio/contracts';
import type { Ask } from '../database/in-snapshot.ts';
import type { Transaction } from '../database/prisma.ts';
import { runIn } from '../database/run-in.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';
import { credentialEnd, tokensIn } from './credential.ts';
import { mailQueue } from './mail-queue.ts';
import { promisedHead, type PromisedHead } from './promise-head.ts';
import { publishedTemplate, type PublishedTexts, saidIn } from './published-letter.ts';
import { renderMail, type MailContent, type RenderedMail } from './render.ts';
import { sealLetter } from './sealed-letter.ts';
import type { UnsubscribeLinks } from './UnsubscribeLinks.ts';

/** What all letters of one kind say at a moment. */
interface Published {
  readonly published: PublishedTexts | null;
  readonly head: PromisedHead | null;
}

/** Messages of one kind that wait to be written. */
export interface ReservedMails extends Published {
  readonly ids: readonly string[];
  readonly template: LetterKey;
}

/** A letter that is written out already. */
export interface WrittenMail extends RenderedMail {
  readonly to: string;
  /** What the outbox calls the letter: its key. */
  readonly template: string;
  readonly unsubscribe?: string | undefined;
}

/** A message whose kind was reserved. */
export type ReservedContent = Omit<MailContent, 'template'> & { readonly to: string };

interface StoredMail extends WrittenMail {
  readonly id: string;
  readonly sealedLetter?: Buffer<ArrayBuffer>;
  readonly linkExpiresAt?: Date;
}

export interface Mail {
  /**
   * Writes a message into the outbox and its job beside it, in the transaction that causes it: an e-mail is
   * neither lost nor sent for something that never happened. Staff's published text of the letter stands in the place of
   * the product's own. Gives the message's id.
   */
  queue: (tx: Transaction, message: MailContent & { to: string }) => Promise<string>;
  /**
   * The jobs of so many messages of one kind that the same transaction writes later on, their ids and their text: for those who
   * hold what others wait for by the time they know what to write. As few statements for many as for one.
   */
  reserve: (run: Ask, template: LetterKey, count: number) => Promise<ReservedMails>;
  /** Writes those that were reserved, in their order. None of them may hold a link that opens an account. */
  write: (run: Ask, reserved: ReservedMails, messages: readonly ReservedContent[]) => Promise<void>;
  /** Writes a message that is no letter of the product's into the outbox, and its job beside it. */
  post: (tx: Transaction, message: WrittenMail) => Promise<string>;
  /** What marketing carries, so that whoever reads it can end it. */
  readonly unsubscribeLinks: UnsubscribeLinks;
}

interface Dependencies {
  readonly jobs: Jobs;
  /** Seals what holds a link that opens an account. */
  readonly letters: SecretBox;
  readonly unsubscribeLinks: UnsubscribeLinks;
}

/** In the texts that staff published, in a language they have; or in the product's own. */
function renderPublished(content: MailContent, published: PublishedTexts | null): RenderedMail {
  if (published === null) return renderMail(content);
  const { language, texts } = saidIn(published, content.language);
  return renderMail({ ...content, language }, texts);
}

const WRITE = readFileSync(new URL('./write-letters.sql', import.meta.url), 'utf8');

export function createMail({ jobs, letters, unsubscribeLinks }: Dependencies): Mail {
  const sendLater = async (tx: Transaction) => {
    const messageId = randomUUIDv7();
    await jobs.send(tx, mailQueue, { messageId });
    return messageId;
  };
  // One statement: others may be waiting for the commit.
  const store = (tx: Transaction, { to, unsubscribe, ...message }: StoredMail) =>
    tx.outboxMessage.createMany({ data: { recipient: to, unsubscribe: unsubscribe ?? null, ...message } });
  const textsOf = async (run: Ask, template: LetterKey): Promise<Published> => ({
    published: await publishedTemplate(run, template),
    head: await promisedHead(run, template),
  });
  return {
    unsubscribeLinks,
    reserve: async (run, template, count) => {
      const ids = Array.from({ length: count }, () => randomUUIDv7());
      await jobs.sendAll(
        run,
        mailQueue,
        ids.map((messageId) => ({ messageId })),
      );
      return { ids, template, ...(await textsOf(run, template)) };
    },
    write: async (run, { ids, template, published, head }, messages) => {
      const written = messages.map(({ to: recipient, ...content }, index) => {
        if (tokensIn(content.link).length > 0)
          throw new Error('A link that opens an account is not sealed here.');
        const { unsubscribe } = content;
        const letter = renderPublished({ ...content, template, head }, published);
        return { id: ids[index], recipient, unsubscribe, ...letter };
      });
      if (written.length > 0) await run('write-letters', WRITE, [JSON.stringify(written), template]);
    },
    queue: async (tx, { to, ...content }) => {
      const id = await sendLater(tx);
      const { published, head } = await textsOf(runIn(tx), content.template);
      const { template, unsubscribe } = content;
      const letter = renderPublished({ ...content, head }, published);
      const linkExpiresAt = await credentialEnd(tx, content.link);
      const sealed = linkExpiresAt && { linkExpiresAt, ...sealLetter(letters, id, letter) };
      await store(tx, { id, to, template, unsubscribe, ...letter, ...sealed });
      return id;
    },
    post: async (tx, message) => {
      const id = await sendLater(tx);
      await store(tx, { id, ...message });
      return id;
    },
  };
}
