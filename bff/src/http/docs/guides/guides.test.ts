import { ERROR_STATUS } from '@fio/contracts';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../../openapi/document.ts';
import { environment } from '../../../core/config/schema.ts';
import { guideFiles, guideOrder } from './guide-files.ts';
import { linkOf, renderGuide } from './render-guide.ts';
import { docsWords } from '../words/words.ts';

const files = guideFiles();
const names = [...new Set(files.map(({ name }) => name))];
const marked = new Marked();
const MOST_WORDS = 500;

interface Token {
  readonly type: string;
  readonly text?: string;
  readonly depth?: number;
  readonly lang?: string;
  readonly href?: string;
}

/** The tokens of a guide, those within others too. */
function tokensOf(markdown: string): Token[] {
  const found: Token[] = [];
  const note = (token: Token) => {
    found.push(token);
  };
  void marked.walkTokens(marked.lexer(markdown), note);
  return found;
}
const ofType = (markdown: string, type: string) => tokensOf(markdown).filter((token) => token.type === type);

/** What both languages have alike: depth of headings, kinds and contents of what is run. */
const shapeOf = (markdown: string) =>
  tokensOf(markdown).flatMap((token) => {
    if (token.type === 'heading') return [`heading ${token.depth}`];
    return token.type === 'code' ? [`code ${token.lang}`] : [];
  });

describe.each(names)('the guide %s', (name) => {
  const [pt, en] = (['pt', 'en'] as const).map((language) =>
    files.find((file) => file.name === name && file.language === language),
  );

  it('is written in both languages, with the same parts', () => {
    expect([pt?.language, en?.language]).toEqual(['pt', 'en']);
    expect(shapeOf(en?.markdown ?? '')).toEqual(shapeOf(pt?.markdown ?? ''));
  });

  it('has a place in the order, a title, and no more words than one reads at once', () => {
    expect(guideOrder()).toContain(name);
    for (const { markdown } of [pt, en].filter((file) => file !== undefined)) {
      expect(markdown).toMatch(/^# \S/);
      expect(markdown.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});

/** `GET /admin/sales` of each address that a guide calls. */
function callsOf(markdown: string): string[] {
  return ofType(markdown, 'code').flatMap((token) =>
    [...(token.text ?? '').matchAll(/\{origin\}\/api(\/[^\s"'`?)]*)/g)].map(([, path = '']) => path),
  );
}

/** In no document: the pages themselves, and what a demonstration alone has. */
const PAGES = ['/docs', '/openapi.json', '/admin/demonstration'];
const patterns = everyEndpoint.map(
  ({ endpoint }) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
);
const isCalled = (path: string) =>
  PAGES.some((page) => path === page || path.startsWith(`${page}/`)) ||
  patterns.some((pattern) => pattern.test(path));

describe.each(files.map((file) => [`${file.name}.${file.language}.md`, file] as const))(
  '%s',
  (_file, file) => {
    const { markdown } = file;

    it('calls operations that there are', () => {
      expect(callsOf(markdown).filter((path) => !isCalled(path))).toEqual([]);
    });

    it('leads to guides and pages that there are', () => {
      const links = ofType(markdown, 'link').map((token) => token.href ?? '');
      const lost = links.filter((href) => {
        const found = linkOf(href);
        if (!found) return true;
        return 'guide' in found && !guideOrder().includes(found.guide);
      });
      expect(lost).toEqual([]);
    });

    it('names codes of refusals that there are', () => {
      const named = ofType(markdown, 'codespan').map((token) => token.text ?? '');
      const codes = named.filter((text) => /^[A-Z]+(?:_[A-Z]+)+$/.test(text));
      const known = new Set([...Object.keys(ERROR_STATUS), ...Object.keys(environment.shape)]);
      expect(codes.filter((code) => !known.has(code))).toEqual([]);
    });
  },
);

const around = {
  origins: { user: 'https://fio.example', admin: 'https://equipe.example' },
  words: docsWords.en,
  names: new Set(['errors']),
};
const render = (markdown: string) => renderGuide({ name: 'x', language: 'en', markdown }, around);

it('shows a guide with its contents, its addresses in place, and nothing that runs', () => {
  const guide = render(`# Title

First \`words\` of it.

## One & two

Call \`{origin}/api/theories\` or \`{origin}/api/admin/sales\`; \`NOT_FOUND\` may come.
\`createBackOffice({ origin: '{origin}' })\` \`createSite({ origin: '{origin}' })\`
<script>alert(1)</script> <img src=x onerror=alert(1)>

[here](errors.md#part) [there](other) [bad](javascript:alert(1)) [home](/api/docs)

### Deeper
`);
  expect([guide.title, guide.lead]).toEqual(['Title', 'First words of it.']);
  expect(guide.sections.map(({ id, depth }) => [id, depth])).toEqual([
    ['one-two', 2],
    ['deeper', 3],
  ]);
  expect(guide.sections[0]?.text).toContain('NOT_FOUND may come.');
  expect(guide.html).toContain('<h2 id="one-two">');
  expect(guide.html).toContain('<code>https://fio.example/api/theories</code>');
  expect(guide.html).toContain('<code>https://equipe.example/api/admin/sales</code>');
  // A client is made for the host that answers it.
  expect(guide.html).toMatch(/createBackOffice\(\{ origin: \S*https:\/\/equipe\.example/);
  expect(guide.html).toMatch(/createSite\(\{ origin: \S*https:\/\/fio\.example/);
  expect(guide.html).toContain('<a href="/api/docs/errors/NOT_FOUND"><code>NOT_FOUND</code></a>');
  expect(guide.html).toContain('<a href="/api/docs/guides/errors#part">here</a> there bad');
  expect(guide.html).not.toMatch(/<script|<img|javascript:/);
});
