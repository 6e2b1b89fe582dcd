import type { contracts } from '@fio/contracts/contracts';

type Contracts = typeof contracts;

/** What an area's records and operations are called where its contract has other words. */
export interface Naming {
  readonly one?: string;
  readonly many?: string;
  readonly operations?: Readonly<Record<string, string>>;
}

/** A name of an operation that is no more is a type error. */
export type Namings = {
  readonly [Area in keyof Contracts]?: Omit<Naming, 'operations'> & {
    readonly operations?: { readonly [Name in keyof Contracts[Area]]?: string };
  };
};
