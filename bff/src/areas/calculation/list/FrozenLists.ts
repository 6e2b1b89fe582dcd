import { blockBytes, listKey, siblingsOf, type ListProof } from '@fio/domain';
import type { PrismaClient } from '../../../core/database/prisma.ts';
import { places } from '../../../core/secrets/places.ts';
import type { SecretBox } from '../../../core/secrets/SecretBox.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { AppError } from '../../../core/errors.ts';
import { blocksOver, type CodeRange } from './blocks-over.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import { codeSql, isAsked, isListed } from './list-tag.ts';
import { ListTrees } from './ListTrees.ts';
import { entriesOf } from './read-entries.ts';

/** What shows who holds a number of a list: the tag in it is listTag of these. */
export interface HolderOpening {
  readonly code: number;
  /** 16 bytes in hexadecimal. */
  readonly key: string;
  readonly registrationId: string;
}

type Holding = Omit<HolderOpening, 'key'>;

const openingOf = (secret: Uint8Array, holding: Holding): HolderOpening => ({
  ...holding,
  key: hexOf(listKey(sha256, secret, holding.code)),
});

/** What is in the lists of draws, shown against their commitments. NOT_FOUND where the draw's list isn't frozen. */
export class FrozenLists {
  readonly #db: PrismaClient;
  readonly #box: SecretBox;
  readonly #trees: ListTrees;

  constructor({ db, seedBox }: { db: PrismaClient; seedBox: SecretBox }) {
    this.#db = db;
    this.#box = seedBox;
    this.#trees = new ListTrees(db);
  }

  /** That a number is in the list, or isn't. */
  numberProof(drawId: string, code: number): Promise<ListProof> {
    return this.prove(drawId, [{ from: code, to: code }]);
  }

  /** All numbers within some ranges of codes, and that there are no others. */
  async prove(drawId: string, ranges: readonly CodeRange[]): Promise<ListProof> {
    const secret = await this.#secretOf(drawId);
    const frozen = await this.#trees.of(drawId);
    if (frozen.firsts.length === 0) return { blocks: [], siblings: [] };
    const indexes = blocksOver(frozen, ranges);
    const entries = await entriesOf(this.#db, { drawId, secret }, frozen, indexes);
    return {
      blocks: indexes.map((index) => ({ index, entries: hexOf(blockBytes(entries.get(index) ?? [])) })),
      siblings: siblingsOf(frozen.tree, indexes).map(hexOf),
    };
  }

  /** What opens these numbers, by code; of those that were never given out, nothing. For their holders, or winners. */
  async openings(drawId: string, codes: readonly number[]): Promise<readonly HolderOpening[]> {
    const secret = await this.#secretOf(drawId);
    const rows = await this.#db.$queryRaw<Holding[]>`
      SELECT asked.code, t.registration_id AS "registrationId"
      FROM unnest(${[...codes]}::integer[]) AS asked(code)
      JOIN tickets t ON t.draw_id = ${drawId}::uuid AND ${isAsked}
      ORDER BY asked.code`;
    return rows.map((row) => openingOf(secret, row));
  }

  /** What opens the numbers that a person has in the list, by code. */
  async openingsOf(drawId: string, registrationId: string): Promise<readonly HolderOpening[]> {
    const secret = await this.#secretOf(drawId);
    const rows = await this.#db.$queryRaw<Holding[]>`
      SELECT ${codeSql} AS code, t.registration_id AS "registrationId"
      FROM tickets t
      WHERE t.draw_id = ${drawId}::uuid AND t.registration_id = ${registrationId}::uuid AND ${isListed}
      ORDER BY code`;
    return rows.map((row) => openingOf(secret, row));
  }

  async #secretOf(drawId: string): Promise<Buffer> {
    const draw = await this.#db.draw.findUnique({
      where: { id: drawId },
      select: { listSecret: true, frozenAt: true },
    });
    if (!draw?.frozenAt || draw.listSecret === null) throw new AppError('NOT_FOUND');
    return this.#box.open(draw.listSecret, places.drawList(drawId));
  }
}
