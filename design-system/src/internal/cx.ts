/// <reference path="../css-modules.d.ts" />
/// <reference path="./css-properties.d.ts" />
// Every component with a CSS module imports this file, so a package that imports one of them
// gets the declaration of '*.module.css' without naming it in its own tsconfig.

/** Joins class names, leaving out what is empty or false. */
export const cx = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(' ');
