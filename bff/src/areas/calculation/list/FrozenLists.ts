import { blockBytes, ELIGIBLE_SEAL, listKey, type ListProof, listTag, siblingsOf } from '@fio/domain';
import type { PrismaClient } from '../../../core/database/prisma.ts';
import { places } from '../../../core/secrets/places.ts';
import type { SecretBox } from '../../../core/secrets/SecretBox.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import { AppError } from '../../../core/errors.ts';
import { blocksOver, type CodeRange } from './blocks-over.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import { codeSql, isAsked, isListed, SEALED_FORMAT, sealJoin } from './list-tag.ts';
import { ListTrees } from './ListTrees.ts';
import { entriesOf, type OpenList } from './read-entries.ts';

/** What shows who holds a number of a list: its tag is made of these (opensEntry of the domain). */
export interface HolderOpening {
  readonly code: number;
  /** 16 bytes in hexadecimal. */
  readonly key: string;
  readonly registrationId: string;
  /** Where the number can't win. */
  readonly seal?: string;
}

/** What shows the standing of a number in a sealed list, and of nobody who they are. Hexadecimal. */
export interface StandingOpening {
  readonly holder: string;
  readonly seal: string;
}

interface Holding {
  readonly code: number;
  readonly registrationId: string;
  readonly seal: Uint8Array | null;
}

const openingOf = (secret: Uint8Array, { seal, ...holding }: Holding): HolderOpening => ({
  ...holding,
  key: hexOf(listKey(sha256, secret, holding.code)),
  ...(seal && { seal: hexOf(seal) }),
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
    const list = await this.#open(drawId);
    const frozen = await this.#trees.of(drawId);
    if (frozen.firsts.length === 0) return { blocks: [], siblings: [] };
    const indexes = blocksOver(frozen, ranges);
    const entries = await entriesOf(this.#db, list, frozen, indexes);
    return {
      blocks: indexes.map((index) => ({ index, entries: hexOf(blockBytes(entries.get(index) ?? [])) })),
      siblings: siblingsOf(frozen.tree, indexes).map(hexOf),
    };
  }

  /** What opens these numbers, by code; of those that were never given out, nothing. For their holders, or winners. */
  async openings(drawId: string, codes: readonly number[]): Promise<readonly HolderOpening[]> {
    const { secret } = await this.#open(drawId);
    return (await this.#holdings(drawId, codes)).map((row) => openingOf(secret, row));
  }

  /** What shows the standings of these numbers in a sealed list, by code; of an unsealed one there is nothing to show. */
  async standings(drawId: string, codes: readonly number[]): Promise<ReadonlyMap<number, StandingOpening>> {
    const { secret, format } = await this.#open(drawId);
    if (format < SEALED_FORMAT) return new Map();
    const shown = (await this.#holdings(drawId, codes)).map(({ code, registrationId, seal }) => {
      const holder = listTag(sha256, listKey(sha256, secret, code), registrationId);
      return [code, { holder: hexOf(holder), seal: hexOf(seal ?? ELIGIBLE_SEAL) }] as const;
    });
    return new Map(shown);
  }

  /** What opens the numbers that a person has in the list, by code. */
  async openingsOf(drawId: string, registrationId: string): Promise<readonly HolderOpening[]> {
    const { secret, format } = await this.#open(drawId);
    const rows = await this.#db.$queryRaw<Holding[]>`
      SELECT ${codeSql} AS code, t.registration_id AS "registrationId", s.seal
      FROM tickets t
      ${sealJoin}
      WHERE t.draw_id = ${drawId}::uuid AND t.registration_id = ${registrationId}::uuid AND ${isListed(format)}
      ORDER BY code`;
    return rows.map((row) => openingOf(secret, row));
  }

  #holdings(drawId: string, codes: readonly number[]): Promise<Holding[]> {
    return this.#db.$queryRaw<Holding[]>`
      SELECT asked.code, t.registration_id AS "registrationId", s.seal
      FROM unnest(${[...codes]}::integer[]) AS asked(code)
      JOIN tickets t ON t.draw_id = ${drawId}::uuid AND ${isAsked}
      ${sealJoin}
      ORDER BY asked.code`;
  }

  async #open(drawId: string): Promise<OpenList> {
    const draw = await this.#db.draw.findUnique({
      where: { id: drawId },
      select: { listSecret: true, frozenAt: true, listFormat: true },
    });
    if (!draw?.frozenAt || draw.listSecret === null) throw new AppError('NOT_FOUND');
    const secret = this.#box.open(draw.listSecret, places.drawList(drawId));
    return { drawId, secret, format: draw.listFormat };
  }
}
