import { AppError } from '../../core/errors.ts';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import { Painter } from './Painter.ts';
import type { ShareCard } from './ShareCard.ts';
import { shareHash, shareSubject } from './share-image-address.ts';

/** Cards that may wait to be drawn. There is one per theory, answer and language, so a crowd waits for few. */
const WAITING = 32;

/**
 * The images of cards, each drawn once and kept in the storage under what it holds. However many ask, one is drawn at
 * a time, and past a bound whoever asks is told to come back: drawing takes nothing from the votes.
 */
export class ShareImages {
  readonly #storage: FileStorage;
  readonly #painter = new Painter();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  /** The JPEG of a card. UNAVAILABLE while too many others wait. */
  async of(card: ShareCard): Promise<Buffer> {
    const key = `share/${card.language}/${shareSubject(card).toLowerCase()}/${shareHash(card)}.jpg`;
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = this.#make(key, card).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async stop(): Promise<void> {
    await this.#painter.stop();
  }

  async #make(key: string, card: ShareCard): Promise<Buffer> {
    const stored = await this.#storage.read(key);
    if (stored) return stored;
    if (this.#underWay.size > WAITING) throw new AppError('UNAVAILABLE');
    const { panel } = card;
    const drawn = this.#last.then(async () =>
      this.#painter.draw(card, panel.kind === 'poster' ? await this.#storage.read(panel.key) : null),
    );
    this.#last = drawn.catch(() => undefined);
    const image = await drawn;
    await this.#storage.write(key, image);
    return image;
  }
}
