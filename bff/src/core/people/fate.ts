/** What erasing a person makes of a column that tells of them. */
export type Fate =
  /** It stays, and why. */
  | { readonly kept: string }
  /** It becomes what is empty for it. */
  | { readonly emptied: unknown }
  /** Emptied by the database itself, and by what. */
  | { readonly follows: string };

const each = <Name extends string, One extends Fate>(names: readonly Name[], fate: One): Record<Name, One> =>
  Object.fromEntries(names.map((name) => [name, fate])) as Record<Name, One>;

/** Columns that stay, for one reason. */
export const kept = <Name extends string>(why: string, ...names: readonly Name[]) =>
  each(names, { kept: why });
/** Columns that become `to`. */
export const emptied = <Name extends string>(to: unknown, ...names: readonly Name[]) =>
  each(names, { emptied: to });
/** Columns that the database empties when others are gone. */
export const follows = <Name extends string>(how: string, ...names: readonly Name[]) =>
  each(names, { follows: how });

/** A field of a model as its column is called. */
export const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Why what is left stays, in the words of the law or of the promotion (docs/decisions/retention-and-erasure.md). */
export const WHY = {
  key: 'names a record, and nobody',
  counted: 'the published result is everybody’s',
  accounts: 'the accounts of a promotion demand it for five years',
  published: 'what was published of a draw stays as it was',
  access: 'access record, kept six months (Marco Civil da Internet, article 15)',
  proof: 'the burden of proof of a consent is ours (LGPD, articles 8 and 16, I)',
  consumer: 'kept five years (consumer code, article 27)',
  anothers: 'others read it as nobody’s',
  final: 'says that the row is nobody’s, and since when',
} as const;
