import { expect, it } from 'vitest';
import { readSources, type Source } from '../decisions/citations.ts';

/** What writes a number, a date or an amount by itself; upper and lower case are no formats. */
const BY_ITSELF =
  /\bIntl\.|\.toLocale(?:Date|Time)?String\(|(?:\b\d{2}|\$\{\w+\})\/(?:\d{2}|\$\{\w+\})\/(?:\d{4}|\$\{\w+\})/;
const SEEN = /^(?:mf-[a-z-]+|shell|design-system|libs\/platform)\/src\//;
const NOT_SHIPPED = /\.(?:test|stories|fixture)\.tsx?$|\/(?:testing|stories)\//;

/** Who may, and why. */
const MAY: Readonly<Record<string, string>> = {
  'libs/platform/src/i18n/format.ts': 'the formatter',
  'libs/platform/src/i18n/translate.ts': 'the plural of a language, which is no format',
  'design-system/src/fields/calendar-texts.ts': 'names of months and days in the calendar',
  'design-system/src/fields/date-text.ts': 'what is typed into a field of a day',
  'design-system/src/fields/read-date.ts': 'what is pasted into one',
  'design-system/src/fields/sao-paulo-time.ts': 'what is typed into a field of date and time',
  'mf-public/src/help-tickets/receipts.tsx': 'drawn receipts, which are written as shops write them',
};

const writers = (sources: readonly Source[]) =>
  sources.filter(({ path, text }) => SEEN.test(path) && !NOT_SHIPPED.test(path) && BY_ITSELF.test(text));

it('numbers and dates are written by the formatter alone, so that they look the same on every page', () => {
  // Who stands above and no longer writes any is told too.
  expect(
    writers(readSources())
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(Object.keys(MAY).toSorted());
});

it.each([
  ['mf-public/src/a.tsx', 'new Intl.DateTimeFormat()', true],
  ['shell/src/a.ts', 'now.toLocaleDateString()', true],
  ['mf-public/src/a.ts', '`${day}/${month}/${year}`', true],
  ['mf-public/src/a.ts', "name.toLocaleUpperCase('pt-BR')", false],
  ['mf-public/src/a.test.ts', 'new Intl.NumberFormat()', false],
  ['bff/src/a.ts', 'new Intl.NumberFormat()', false],
])('in %s finds %s: %s', (path, text, isFound) =>
  expect(writers([{ path, text }])).toHaveLength(isFound ? 1 : 0),
);
