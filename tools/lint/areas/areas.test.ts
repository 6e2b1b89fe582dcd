import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREA_GROUPS } from '../../../bff/src/areas/groups.ts';
import { ROOT } from '../../shared/paths.ts';
import { importsOf } from './imports.ts';
import { problemsOf } from './rules.ts';

const SOURCE = join(ROOT, 'bff', 'src');
const listed = Object.values(AREA_GROUPS).flat();

describe('the areas of the BFF', () => {
  it('are each in one group', () => {
    const folders = readdirSync(join(SOURCE, 'areas'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(listed.toSorted()).toEqual(folders.toSorted());
  });

  it('use each other through their doors and downwards only, and no layer knows one above', () => {
    const imports = importsOf(SOURCE);
    expect(imports.length).toBeGreaterThan(2_000);
    expect(problemsOf(imports, AREA_GROUPS)).toEqual([]);
  });

  it('are drawn as they are', () => {
    const drawn = readFileSync(join(ROOT, 'docs', 'areas.md'), 'utf8');
    for (const [group, areas] of Object.entries(AREA_GROUPS))
      expect(drawn).toContain(`${group}["<b>${group}</b><br>${areas.join(', ')}"]`);
  });
});

describe('the check', () => {
  const groups = { above: ['polls', 'shows'], below: ['votes'] };
  const problems = (from: string, to: string) => problemsOf([{ from, to }], groups);

  it.each([
    ['core/clock.ts', 'http/app.ts'],
    ['core/clock.ts', 'areas/polls/index.ts'],
    ['http/app.ts', 'engine/Area.ts'],
    ['http/app.ts', 'areas/polls/index.ts'],
    ['engine/Area.ts', 'areas/index.ts'],
    ['areas/polls/polls.ts', 'composition.ts'],
    ['areas/polls/polls.ts', 'areas/shows/content.ts'],
    ['areas/polls/live/live.ts', 'areas/shows/content.ts'],
    ['areas/polls/polls.ts', 'areas/votes/index.ts'],
    ['cli/command.ts', 'areas/polls/polls.ts'],
  ])('refuses %s the import of %s', (from, to) => {
    expect(problems(from, to)).toHaveLength(1);
  });

  it.each([
    ['areas/votes/votes.ts', 'areas/polls/index.ts'],
    ['areas/polls/live/live.ts', 'areas/polls/polls.ts'],
    ['areas/index.ts', 'areas/votes/index.ts'],
    ['cli/command.ts', 'areas/votes/index.ts'],
    ['composition.ts', 'areas/index.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(problems(from, to)).toEqual([]);
  });

  it('sees types, what is passed on, and what is loaded later', () => {
    const all = importsOf(join(ROOT, 'tools', 'lint', 'fixtures', 'areas'));
    expect(all.map(({ to }) => to).toSorted()).toEqual(['later.ts', 'passed.ts', 'typed.ts', 'value.ts']);
  });
});
