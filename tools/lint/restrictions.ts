import type { OxlintOverride } from 'oxlint';
import { BOUNDARIES, HOMES, type Boundary } from './boundaries.ts';

/** Globs of import paths, as in .gitignore: a later `!` takes back what an earlier one forbids. */
interface Pattern {
  group: string[];
  message: string;
}

const FOLDERS = ['bff', 'design-system', 'shell', 'mf-*', 'libs', 'e2e', 'bench', 'tools'];
const LIBS = ['domain', 'contracts', 'platform', 'build', 'verifier', 'client'];
const BY_PATH = [
  ...FOLDERS.map((folder) => `../**/${folder}/**`),
  ...LIBS.map((folder) => `../**/${folder}/src/**`),
];
const TESTS = ['test', 'stories'].flatMap((kind) => [`**/*.${kind}.ts`, `**/*.${kind}.tsx`]);

/** Each of the names and what lies below them. */
const whole = (names: string[], sign = '') =>
  names.flatMap((name) => [`${sign}${name}`, `${sign}${name}/**`]);
const scoped = (names: string[]) => names.map((name) => `@fio/${name}`);

/** The endpoints of the product's features, but those of the list. In one pattern with what is allowed, as `nothingBut`. */
const features = (endpoints: string[]) => [
  '@fio/contracts/public/**',
  '@fio/contracts/admin/**',
  ...endpoints.map((name) => `!@fio/contracts/${name}`),
];

/** What no source file of a package imports, tests included; build scripts beside `src` are free. */
function always({ folder, may, endpoints }: Boundary): Pattern[] {
  const words = may.length > 0 ? `only ${scoped(may).join(', ')}` : 'none of our packages';
  return [
    {
      group: ['@fio/**', ...whole(scoped(may), '!'), ...(endpoints ? features(endpoints) : [])],
      message: `${folder} may import ${words}${endpoints ? ", and no feature's endpoints" : ''}.`,
    },
    { group: BY_PATH, message: 'Import a package by its name, not by its path.' },
  ];
}

/** The library of another package's home. */
function elsewhere({ folder }: Boundary): Pattern[] {
  return HOMES.filter(({ home }) => home !== folder).map(({ home, libraries }) => ({
    group: whole(libraries),
    message: `Only ${home} imports this library.`,
  }));
}

/** Everything but a short list. One pattern for all: what one takes back with `!`, no other pattern reports. */
function nothingBut(boundary: Boundary, libraries: string[]): Pattern[] {
  const allowed = [...scoped(boundary.may), ...libraries];
  const message = `${boundary.folder} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing'}.`;
  return [{ group: ['*', ...whole(allowed, '!'), '!./**', '!../**', ...BY_PATH], message }];
}

function shipped(boundary: Boundary): Pattern[] {
  if (boundary.libraries) return nothingBut(boundary, boundary.libraries);
  return [...always(boundary), ...elsewhere(boundary)];
}

const rule = (patterns: Pattern[]): OxlintOverride['rules'] => ({
  'no-restricted-imports': ['error', { patterns }],
});

/** A remote's end-to-end tests go with it, so that they know of the checkout what every team is given. */
const endToEnd = {
  files: ['mf-*/e2e/**'],
  rules: rule([
    {
      group: ['../**', '!../../e2e/support/**', '@fio/**', ...whole(['@fio/contracts', '@fio/domain'], '!')],
      message: "A remote's end-to-end tests import e2e/support, @fio/contracts and @fio/domain.",
    },
  ]),
};

/** The boundaries as overrides of the lint configuration, relative to the folder the configuration lies in. */
export const restrictions = [
  endToEnd,
  ...BOUNDARIES.flatMap((boundary) => [
    { files: [`${boundary.folder}/src/**`], rules: rule(shipped(boundary)) },
    { files: TESTS.map((glob) => `${boundary.folder}/src/${glob}`), rules: rule(always(boundary)) },
  ]),
];
