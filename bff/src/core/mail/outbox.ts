import { randomUUIDv7 } from 'node:crypto';
import type { LetterKey } from '@fio/contracts';
import type { EmailTemplate } from '../../generated/prisma/client.ts';
import type { Transaction } from '../database/prisma.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';
import { credentialEnd } from './credential.ts';
import { mailQueue } from './mail-queue.ts';
import { promisedHead, type PromisedHead } from './promise-head.ts';
import { publishedTemplate, templateTexts } from './published-letter.ts';
import { renderMail, type MailContent, type RenderedMail } from './render.ts';
import { sealLetter } from './sealed-letter.ts';
import type { UnsubscribeLinks } from './UnsubscribeLinks.ts';

/** A message that waits to be written. */
export interface ReservedMail {
  readonly id: string;
  readonly template: LetterKey;
  readonly published: EmailTemplate | null;
  readonly head: PromisedHead | null;
}

/** A letter that is written out already. */
export interface WrittenMail extends RenderedMail {
  readonly to: string;
  /** What the outbox calls the letter: its key. */
  readonly template: string;
  readonly unsubscribe?: string | undefined;
}

interface StoredMail extends WrittenMail {
  readonly id: string;
  readonly sealedLetter?: Buffer<ArrayBuffer>;
  readonly linkExpiresAt?: Date;
}

export interface Mail {
  /**
   * Writes a message into the outbox and its job beside it, in the transaction that causes it: an e-mail is
   * neither lost nor sent for something that never happened. Staff's published text of the letter stands in the place of
   * the product's own. Gives the message's id: `reserved`, if one was.
   */
  queue: (tx: Transaction, message: MailContent & { to: string }, reserved?: ReservedMail) => Promise<string>;
  /**
   * The job of a message that the same transaction writes later on, its id and its text: for those who hold what others
   * wait for by the time they know what to write.
   */
  reserve: (tx: Transaction, template: LetterKey) => Promise<ReservedMail>;
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

export function createMail({ jobs, letters, unsubscribeLinks }: Dependencies): Mail {
  const sendLater = async (tx: Transaction) => {
    const messageId = randomUUIDv7();
    await jobs.send(tx, mailQueue, { messageId });
    return messageId;
  };
  // One statement: others may be waiting for the commit.
  const write = (tx: Transaction, { to, unsubscribe, ...message }: StoredMail) =>
    tx.outboxMessage.createMany({ data: { recipient: to, unsubscribe: unsubscribe ?? null, ...message } });
  const reserve = async (tx: Transaction, template: LetterKey) => ({
    id: await sendLater(tx),
    template,
    published: await publishedTemplate(tx, template),
    head: await promisedHead(tx, template),
  });
  return {
    unsubscribeLinks,
    reserve,
    queue: async (tx, { to, ...content }, reserved) => {
      const { id, published, head } = reserved ?? (await reserve(tx, content.template));
      const texts = published && templateTexts(published, content.language);
      const { template, unsubscribe } = content;
      const letter = renderMail({ ...content, head }, texts);
      const linkExpiresAt = await credentialEnd(tx, content.link);
      const sealed = linkExpiresAt && { linkExpiresAt, ...sealLetter(letters, id, letter) };
      await write(tx, { id, to, template, unsubscribe, ...letter, ...sealed });
      return id;
    },
    post: async (tx, message) => {
      const id = await sendLater(tx);
      await write(tx, { id, ...message });
      return id;
    },
  };
}
