import { leafHash, LIST_BLOCK, LIST_ENTRY, LIST_FILE_LIMIT, SERIES_SIZE } from '@fio/domain';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { nameCell } from './name-cell.ts';
import { participantsPt } from './participants.pt.ts';
import type { ListRow } from './read-rows.ts';

/** Bytes a block takes in a part's `blocks`: its first and its last code (4 each) and its leaf (32). */
export const BLOCK_BYTES = 40;
const CODE = 4;

/** A whole participants' file. */
export interface ListPart {
  /** From 1. */
  readonly part: number;
  readonly firstCode: number;
  readonly lastCode: number;
  readonly count: number;
  /** Only good until `store` is done with it. */
  readonly file: Buffer;
  /** BLOCK_BYTES of each block. */
  readonly blocks: Buffer<ArrayBuffer>;
}

type Store = (part: ListPart) => Promise<void>;

interface ListWriting {
  readonly part: number;
  readonly orderDigits: number;
  readonly store: Store;
  readonly limit?: number;
}

const HEADING = Buffer.from(`\uFEFF${participantsPt.number};${participantsPt.name}\n`);
const [ZERO, SLASH, SEMICOLON, LINE_FEED] = [48, 47, 59, 10];
/** `SSS/` */
const SERIES = 4;

function writeDigits(target: Buffer, value: number, at: number, digits: number): void {
  let rest = value;
  for (let place = at + digits - 1; place >= at; place -= 1) {
    target[place] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
}

/**
 * Turns the rows of a list, in order, into participants' files and the leaves of its blocks. A part is stored as soon as
 * its next block wouldn't fit: where parts end follows from the rows alone, whichever part the writing begins at. One is
 * stored while the next is written, and none before the one before is whole.
 */
export class ListWriter {
  readonly #store: Store;
  readonly #orderDigits: number;
  #file: Buffer;
  /** What the next part is written into: the file that is being stored until `#storing` is done. */
  #spare: Buffer | null = null;
  #storing: Promise<void> = Promise.resolve();
  /** The lines of the block that isn't whole yet. */
  #lines = Buffer.allocUnsafe(16_384);
  readonly #entries = Buffer.alloc(LIST_BLOCK * LIST_ENTRY);
  #part: number;
  #written = HEADING.length;
  #waiting = 0;
  #rows = 0;
  #count = 0;
  #blocks: Buffer[] = [];

  /**
   * `part`: the one to begin with, those before it are stored; `orderDigits`: those of each number's order; `limit`: the
   * most bytes a file may have.
   */
  constructor({ part, store, orderDigits, limit = LIST_FILE_LIMIT }: ListWriting) {
    this.#part = part;
    this.#orderDigits = orderDigits;
    this.#store = store;
    this.#file = Buffer.allocUnsafe(limit);
    HEADING.copy(this.#file);
  }

  /** Something to wait for only when a part is stored. */
  take({ bytes, entry, name, end }: ListRow): Promise<void> | null {
    bytes.copy(this.#entries, this.#rows * LIST_ENTRY, entry, entry + LIST_ENTRY);
    const code = bytes.readUInt32BE(entry);
    const cell = nameCell(bytes, name, end);
    if (cell === null) this.#writeLine(code, bytes, name, end);
    else this.#writeLine(code, cell, 0, cell.length);
    this.#rows += 1;
    return this.#rows === LIST_BLOCK ? this.#closeBlock() : null;
  }

  /** Stores what is left. */
  async finish(): Promise<void> {
    if (this.#rows > 0) await this.#closeBlock();
    if (this.#count > 0) await this.#closePart();
    await this.#storing;
  }

  /** Waits for the part that is being stored, however that ends. */
  async settle(): Promise<void> {
    await this.#storing.catch(() => undefined);
  }

  #writeLine(code: number, bytes: Buffer, name: number, end: number): void {
    const number = SERIES + this.#orderDigits + 1;
    const lineBytes = number + end - name + 1;
    if (this.#waiting + lineBytes > this.#lines.length)
      this.#lines = Buffer.concat([this.#lines, Buffer.alloc(this.#lines.length + lineBytes)]);
    const lines = this.#lines;
    const at = this.#waiting;
    writeDigits(lines, Math.floor(code / SERIES_SIZE), at, SERIES - 1);
    lines[at + SERIES - 1] = SLASH;
    writeDigits(lines, code % SERIES_SIZE, at + SERIES, this.#orderDigits);
    lines[at + number - 1] = SEMICOLON;
    bytes.copy(lines, at + number, name, end);
    this.#waiting += lineBytes;
    lines[this.#waiting - 1] = LINE_FEED;
  }

  #closeBlock(): Promise<void> | null {
    const isFull = this.#written + this.#waiting > this.#file.length;
    if (!isFull) {
      this.#addBlock();
      return null;
    }
    return this.#closePart().then(() => this.#addBlock());
  }

  #addBlock(): void {
    const entries = this.#entries.subarray(0, this.#rows * LIST_ENTRY);
    const last = (this.#rows - 1) * LIST_ENTRY;
    const codes = [entries.subarray(0, CODE), entries.subarray(last, last + CODE)];
    this.#blocks.push(Buffer.concat([...codes, leafHash(sha256, entries)]));
    this.#lines.copy(this.#file, this.#written, 0, this.#waiting);
    this.#written += this.#waiting;
    this.#count += this.#rows;
    this.#waiting = 0;
    this.#rows = 0;
  }

  async #closePart(): Promise<void> {
    const blocks = Buffer.concat(this.#blocks);
    await this.#storing;
    const file = this.#file;
    this.#storing = this.#store({
      part: this.#part,
      firstCode: blocks.readUInt32BE(0),
      lastCode: blocks.readUInt32BE(blocks.length - BLOCK_BYTES + CODE),
      count: this.#count,
      file: file.subarray(0, this.#written),
      blocks,
    });
    // Whoever writes on is told when they wait for it.
    this.#storing.catch(() => undefined);
    this.#file = this.#spare ?? Buffer.allocUnsafe(file.length);
    this.#spare = file;
    HEADING.copy(this.#file);
    this.#part += 1;
    this.#written = HEADING.length;
    this.#count = 0;
    this.#blocks = [];
  }
}
