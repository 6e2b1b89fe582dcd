import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Writing } from '../core/people/writing.ts';

/** Who asks for their data. */
export interface Asking {
  readonly id: string;
  readonly email: string;
}

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
}

interface Words {
  readonly title: string;
  /** Headings, in their order. */
  readonly columns: Readonly<Record<string, string>>;
}

interface Part<Data, Said extends Words> {
  readonly name: string;
  readonly read: (infrastructure: Infrastructure, person: Asking) => Promise<Data>;
  readonly isFirst?: true;
  readonly words: Readonly<Record<Language, Said>>;
  /** A cell for each heading. */
  readonly rows: (data: Data, words: Said, writing: Writing) => readonly (readonly string[])[];
}

/** A part of the data package with its words. */
export const packagePart = <Data, Said extends Words>({
  words,
  rows,
  ...part
}: Part<Data, Said>): PackagePart => ({
  ...part,
  written: (data: Data, writing) => {
    const said = words[writing.language];
    const header = Object.keys(words.pt.columns).map((column) => said.columns[column] ?? column);
    return { title: said.title, header, rows: rows(data, said, writing) };
  },
});
