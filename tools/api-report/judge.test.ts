import { describe, expect, it } from 'vitest';
import { changesBetween } from './compare.ts';
import { missingSteps } from './judge.ts';
import { formatReport, parseReport, type Report } from './Report.ts';

const report = (version: string, entries: Record<string, string>): Report => ({
  version,
  entries: new Map(Object.entries(entries)),
});
const PROPS = 'interface Props {\n    title: string;\n}';
const before = report('1.2.3', { 'a#Props': PROPS, 'a#draw': 'const draw: () => void;' });

it('reads back what it wrote', () => {
  expect(parseReport(formatReport(before))).toEqual(before);
});

describe('a name', () => {
  const kindOf = (text: string | undefined) => {
    const { 'a#Props': _, ...rest } = Object.fromEntries(before.entries);
    return changesBetween(before, report('1.2.3', { ...rest, ...(text && { 'a#Props': text }) }))[0]?.kind;
  };

  it.each([
    ['is as it was', undefined, PROPS],
    [
      'grows by what may be missing',
      'grown',
      'interface Props {\n    title: string;\n    readonly text?: string;\n}',
    ],
    [
      'is changed by what must be given',
      'changed',
      'interface Props {\n    title: string;\n    text: string;\n}',
    ],
    ['is changed by another type', 'changed', 'interface Props {\n    title: number;\n}'],
    ['is changed by an order', 'changed', 'interface Props {\n}\n    title: string;'],
    ['is removed', 'removed', undefined],
  ])('%s', (_name, kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('an API that is not what it was', () => {
  const added = { ...Object.fromEntries(before.entries), 'a#more': 'const more: number;' };
  const changed = { 'a#Props': PROPS, 'a#draw': 'const draw: (at?: number) => void;' };
  const removed = { 'a#Props': PROPS };
  const log = (version: string, line = '- more of it') => `# Changes\n\n## ${version}\n\n${line}\n`;

  it.each([
    ['added without a step', '1.2.3', added, log('1.2.3'), [/must go up from 1\.2\.3 for: a#more \(added\)/]],
    ['added with a patch', '1.2.4', added, log('1.2.4'), [/must go up/]],
    ['added with a step back', '1.1.9', added, log('1.1.9'), [/must go up/]],
    ['added without a line', '1.3.0', added, log('1.2.3'), [/no line for 1\.3\.0/]],
    ['added as it should be', '1.3.0', added, log('1.3.0'), []],
    ['changed with a minor', '1.3.0', changed, log('1.3.0'), [/new major.*a#draw \(changed\)/]],
    ['changed and called compatible', '1.3.0', changed, log('1.3.0', '- `draw` takes when, compatible'), []],
    [
      'another one called compatible',
      '1.3.0',
      changed,
      log('1.3.0', '- `Props` is compatible'),
      [/new major/],
    ],
    [
      'removed with a minor',
      '1.3.0',
      removed,
      log('1.3.0', '- `draw` is compatible'),
      [/new major.*removed/],
    ],
    [
      'changed in one of two steps that come at once',
      '1.4.0',
      changed,
      `${log('1.4.0')}\n## 1.3.0\n\n- \`draw\` takes when, compatible\n`,
      [],
    ],
    [
      'called compatible in a step of before',
      '1.4.0',
      changed,
      `${log('1.4.0')}\n## 1.2.3\n\n- \`draw\` takes when, compatible\n`,
      [/new major/],
    ],
    ['removed with a major', '2.0.0', removed, log('2.0.0'), []],
    ['nothing', '1.2.3', Object.fromEntries(before.entries), '', []],
  ])('%s', (_name, version, entries, changelog, missing) => {
    const found = missingSteps(before, report(version, entries), changelog);
    expect(found).toHaveLength(missing.length);
    missing.forEach((pattern, at) => expect(found[at]).toMatch(pattern));
  });
});
