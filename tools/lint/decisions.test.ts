import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '../decisions/citations.ts';
import { type Decision, INDEX, parseDecision, readDecisions } from '../decisions/Decision.ts';
import { problemsOfCitations, problemsOfIndex, problemsOfPages } from '../decisions/problems.ts';
import { writeIndex } from '../decisions/write-index.ts';

describe('the decisions', () => {
  const decisions = readDecisions();

  it('say each what was rejected, on one short page', () => {
    expect(decisions.length).toBeGreaterThan(30);
    // A new subject is seldom: what is decided goes to the page that is about it.
    expect(decisions.length).toBeLessThan(43);
    expect(problemsOfPages(decisions)).toEqual([]);
  });

  it('stand in the index as they are', () =>
    expect(problemsOfIndex(decisions, readFileSync(INDEX, 'utf8'))).toEqual([]));

  it('are there where code, tests and documents cite them', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(2_000);
    expect(problemsOfCitations(decisions, sources)).toEqual([]);
  });
});

const PAGE = `# Sessions: rows

Why.

## Rejected

- JWT: can't be revoked.
- \`on: off\` and **a cache**: stale.
- _A second table._ Slower: two reads.

Formerly 031, 177.
`;

const page = parseDecision('sessions', PAGE);
const numbered = parseDecision('190-cards', '# 190 Cards\n\n## Rejected\n\nPaper: it burns.\n');

describe('a page', () => {
  it('is read for title, what it rejects and its former numbers', () =>
    expect(page).toMatchObject({
      title: 'Sessions: rows',
      rejected: ['JWT', '`on: off` and a cache', 'A second table. Slower'],
      formerly: ['031', '177'],
    }));

  it('may have a number, and a paragraph in the place of a list', () =>
    expect(numbered).toMatchObject({ title: '190 Cards', rejected: ['Paper'] }));

  it.each([
    ['has no title', { title: '' }],
    ["doesn't say what was rejected", { rejected: [] }],
    ['has 701 words', { words: 701 }],
  ])('is refused when it %s', (problem, change: Partial<Decision>) =>
    expect(problemsOfPages([{ ...page, ...change }])).toEqual([expect.stringContaining(problem)]),
  );
});

describe('the index', () => {
  it('is stale as soon as a page says something else', () => {
    const index = writeIndex([page]);
    expect(problemsOfIndex([page], index)).toEqual([]);
    expect(problemsOfIndex([{ ...page, title: 'Tokens' }], index)).toEqual([
      expect.stringContaining('stale'),
    ]);
    expect(problemsOfIndex([page, numbered], index)).toEqual([expect.stringContaining('stale')]);
  });
});

describe('a citation', () => {
  /** Put together here, for this file is looked through as well. */
  const cite = (name: string) => ['docs', 'decisions', name].join('/');
  const problems = (path: string, text: string) => problemsOfCitations([page, numbered], [{ path, text }]);

  it.each([
    ['bff/src/a.ts', `// See ${cite('sessions.md')}.`],
    ['bff/src/a.ts', `// See ${cite('190')}.`],
    ['docs/runbooks/a.md', `[why](${['..', 'decisions', 'sessions.md'].join('/')})`],
    ['bff/prisma/migrations/1_a/migration.sql', `-- (${cite('031')})`],
  ])('of %s holds: %s', (path, text) => expect(problems(path, text)).toEqual([]));

  it.each([
    ['a page that is not there', 'bff/src/a.ts', `// (${cite('tokens.md')})`],
    ['a number that was merged', 'bff/src/a.ts', `// (${cite('031')})`],
    ['a number in words', 'docs/glossary.md', ['see decision', '031'].join(' ')],
    ['a neighbour that is not there', cite('a.md'), '[tokens](tokens.md)'],
    ['a number nobody had', 'bff/prisma/migrations/1_a/migration.sql', `-- (${cite('555')})`],
  ])('of %s is refused', (_, path, text) => expect(problems(path, `\n${text}`)).toHaveLength(1));

  it('says file, line and the page that holds it now', () =>
    expect(problems('bff/src/a.ts', `\n// (${cite('177')})`)).toEqual([
      'bff/src/a.ts:2 cites 177, a decision that is not there. It is in sessions.md now.',
    ]));
});
