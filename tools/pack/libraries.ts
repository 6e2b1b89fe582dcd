/** A package of this checkout that remotes of other repositories are given. */
export interface Library {
  /** Below the checkout. */
  readonly folder: string;
  /** Files beside its modules, as they are. */
  readonly beside?: readonly string[];
  /** Commands it brings, each by the module behind it. */
  readonly commands?: Readonly<Record<string, string>>;
  /** What it looks up in whoever installs it, beside what its own package.json names. */
  readonly lookedUp?: readonly string[];
}

/** What builds a remote: it also carries the shell's development build and the compiler's options. */
export const BUILD = 'libs/build';

/**
 * What a remote imports (`@fio/platform`, `@fio/design-system`, `@fio/contracts`), what those need themselves, and what
 * builds it.
 */
export const LIBRARIES: readonly Library[] = [
  { folder: 'libs/domain' },
  { folder: 'libs/contracts' },
  { folder: 'design-system' },
  { folder: 'libs/platform', beside: ['api/CHANGELOG.md', 'api/since.json'] },
  {
    folder: BUILD,
    commands: { 'fio-remote': 'command/main' },
    lookedUp: ['@fio/design-system', '@fio/platform', '@tanstack/react-query', 'react', 'react-dom'],
  },
];

/**
 * Files and entries nobody is given, by their path within the package: tests and stories with what they are made of, and
 * what the host alone imports.
 */
export const LEFT_OUT =
  /\.(test|stories)\.tsx?$|^\.?\/?(src\/)?(stories|storybook|testing)(\/|$)|^\.\/(router\/|dev$|command$)/;
