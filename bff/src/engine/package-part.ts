import type { Language, StoryKind } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Asking } from '../core/people/asking.ts';
import type { LeftOut } from '../core/people/column-outlets.ts';
import type { Writing } from '../core/people/writing.ts';
import type { StoryPart } from './story-part.ts';

export type { Asking } from '../core/people/asking.ts';

/** A table of the document. */
export interface WrittenPart {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What an area has of a person in the data they may ask for (LGPD, article 18, II and V). */
export interface PackagePart {
  /** Its member of the JSON: stable, and in English. Instants are in UTC. */
  readonly name: string;
  readonly read: (infrastructure: Infrastructure, person: Asking) => Promise<unknown>;
  /** Who the person is: before all others. */
  readonly isFirst?: true;
  /** The same for the document. */
  readonly written: (data: never, writing: Writing) => WrittenPart;
  /** The same one by one, for the person's story on their page of the back office; or why it has none of it. */
  readonly story: StoryPart | LeftOut;
}

interface Words {
  readonly title: string;
  /** Headings, in their order. */
  readonly columns: Readonly<Record<string, string>>;
}

interface Part<Name extends string, Data, Said extends Words> {
  readonly name: Name;
  readonly read: (infrastructure: Infrastructure, person: Asking) => Promise<Data>;
  readonly isFirst?: true;
  readonly words: Readonly<Record<Language, Said>>;
  /** A cell for each heading. */
  readonly rows: (data: Data, words: Said, writing: Writing) => readonly (readonly string[])[];
  /** Of a kind of the story what it tells. */
  readonly story: Name extends StoryKind ? StoryPart<Name> : LeftOut;
}

/** A part of the data package with its words. */
export const packagePart = <const Name extends string, Data, Said extends Words>({
  words,
  rows,
  story,
  ...part
}: Part<Name, Data, Said>): PackagePart => ({
  ...part,
  story,
  written: (data: Data, writing) => {
    const said = words[writing.language];
    const header = Object.keys(words.pt.columns).map((column) => said.columns[column] ?? column);
    return { title: said.title, header, rows: rows(data, said, writing) };
  },
});
