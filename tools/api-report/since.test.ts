import { describe, expect, it } from 'vitest';
import type { Report } from './Report.ts';
import { sinceOf, type PastReport } from './since.ts';

const at = (version: string, entries: Record<string, string>): PastReport => ({
  report: { version, entries: new Map(Object.entries(entries)) } satisfies Report,
  since: null,
});
const CHIP = { 'a#Chip': 'function Chip(props: ChipProps): void;', 'a#ChipProps': 'type ChipProps = Shown;' };
const SHOWN = { 'behind a/shown#Shown': 'type Shown = { size: Size };' };
const SIZE = { 'behind a/size#Size': "type Size = 'sm';" };
const OTHER = { 'a#other': 'const other: () => void;', 'zod/mini#size': '' };
const first = at('1.0.0', { ...CHIP, ...SHOWN, ...SIZE, ...OTHER });
const OLD = {
  'a#Chip': '1.0.0',
  'a#ChipProps': '1.0.0',
  'a#other': '1.0.0',
  'zod/mini#size': '1.0.0',
};

describe('the version since which a name is what it is', () => {
  it('is that of the first report that has it, and names behind others have none', () => {
    expect(sinceOf([first], '')).toEqual(OLD);
    const added = at('1.1.0', { ...Object.fromEntries(first.report.entries), 'a#more': '' });
    expect(sinceOf([first, added], '')).toEqual({ ...OLD, 'a#more': '1.1.0' });
  });

  it('is that of the last change of anything it leads to', () => {
    const grown = at('1.2.0', {
      ...CHIP,
      ...SHOWN,
      'behind a/size#Size': "type Size = 'sm' | 'md';",
      ...OTHER,
    });
    expect(sinceOf([first, grown], '')).toEqual({ ...OLD, 'a#Chip': '1.2.0', 'a#ChipProps': '1.2.0' });
  });

  it('is that of its return when it was gone in between', () => {
    const gone = at('1.1.0', { ...CHIP, ...SHOWN, ...SIZE });
    const back = at('1.2.0', Object.fromEntries(first.report.entries));
    expect(sinceOf([first, gone], '')).not.toHaveProperty('a#other');
    expect(sinceOf([first, gone, back], '')).toEqual({
      ...OLD,
      'a#other': '1.2.0',
      'zod/mini#size': '1.2.0',
    });
  });

  it('is that of a step whose lines name it, under the same declaration, also where steps came at once', () => {
    const same = at('1.3.0', Object.fromEntries(first.report.entries));
    const changelog =
      '# Changes\n\n## 1.3.0\n\n- nothing\n\n## 1.2.0\n\n- `other` waits\n\n## 1.0.0\n\n- `Chip`\n';
    expect(sinceOf([first, same], changelog)).toEqual({ ...OLD, 'a#other': '1.3.0' });
  });

  it('is told of the slots that lines name, from then on', () => {
    const changelog =
      '## 1.2.0\n\n- `a.b` is no place\n\n## 1.1.0\n\n- The slots `top.bar` and\n  `dialog.*`, for all\n- `c.d` neither\n';
    const [second, third] = ['1.1.0', '1.2.0'].map((v) => at(v, Object.fromEntries(first.report.entries)));
    const table = sinceOf(
      [first, second, third].filter((one) => one !== undefined),
      changelog,
    );
    expect(table).toEqual({ ...OLD, 'slot dialog.*': '1.1.0', 'slot top.bar': '1.1.0' });
  });

  it('goes on from a table that was committed, whatever was before', () => {
    const kept = { ...first, since: { ...OLD, 'a#other': '0.9.0' } };
    const next = at('1.1.0', Object.fromEntries(first.report.entries));
    expect(sinceOf([kept, next], '')).toEqual({ ...OLD, 'a#other': '0.9.0' });
    expect(sinceOf([first, kept], '')).toEqual(kept.since);
  });
});
