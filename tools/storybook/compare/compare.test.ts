import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import { type Part } from '../parts.ts';
import { editionOf } from '../store.ts';
import { changedStories } from './changed-stories.ts';
import { compare } from './compare.ts';
import type { Progress } from './shoot.ts';

/** As Storybook marks a story that is there, and one that threw. */
const FRAME = `<!doctype html><body><script>
  const query = new URLSearchParams(location.search);
  const { dataset } = document.documentElement;
  const show = (id) => fetch('index.json').then((answer) => answer.json()).then(({ entries }) => {
    const { draws } = entries[id];
    document.body.innerHTML = draws ?? '';
    document.body.classList.toggle('sb-show-errordisplay', draws === undefined);
    dataset.story = id;
    globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'finished' } };
  });
  dataset.theme = query.get('globals').match(/theme:(\\w+)/)[1];
  show(query.get('id'));
  let hasChanged;
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    once: (_event, listener) => (hasChanged = listener),
    emit: (event, { storyId, globals }) => {
      if (event === 'updateGlobals') return (dataset.theme = globals.theme);
      document.body.innerHTML = '';
      hasChanged();
      show(storyId);
    },
  };
</script>`;

/** A Storybook whose stories draw what is said; undefined for one that does not render. */
function storybook(
  id: string,
  stories: Record<string, string | undefined>,
  sources?: object,
  path?: string,
): Part {
  const folder = join(temporaryFolder(), id);
  const entries = Object.entries(stories).map(([name, draws]) => [
    name,
    {
      ...{ id: name, title: 'Components/Box', name, type: 'story', draws },
      importPath: path ?? `./${name}.stories.tsx`,
    },
  ]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(folder, 'iframe.html'), FRAME);
  if (sources) writeFileSync(join(folder, 'story-sources.json'), JSON.stringify(sources));
  return { id, folder };
}

const side = (...folders: Part[]) => ({ ...editionOf(folders), folders });
const box = (color: string, width = 100) => `<div style="background:${color};height:50px;width:${width}px">`;

it('shows what differs, is new, gone or broken, and leaves alone what is the same', async () => {
  const other = storybook('mf-b', { same: box('red') });
  const [red, wider] = [box('red'), box('red', 140)];
  const before = side(
    storybook('mf-a', {
      same: red,
      moved: red,
      gone: red,
      breaks: red,
      broken: undefined,
      heals: undefined,
    }),
    other,
  );
  const after = side(
    storybook('mf-a', {
      same: red,
      moved: wider,
      fresh: red,
      heals: red,
      broken: undefined,
      breaks: undefined,
    }),
    other,
  );
  const folder = join(temporaryFolder(), 'compare');
  const seen: (Progress & { side: string })[] = [];
  const { findings, same, untouched } = await compare(
    before,
    after,
    folder,
    temporaryFolder(),
    (of, progress) => seen.push({ ...progress, side: of }),
  );

  const kinds = findings.map(({ shot, kind, pictures }) => [shot.story.id, kind, pictures.length]);
  // Each in both looks.
  expect(new Set(kinds.map((kind) => JSON.stringify(kind)))).toEqual(
    new Set([
      '["moved","changed",3]',
      '["gone","gone",1]',
      '["fresh","new",1]',
      '["heals","new",1]',
      '["breaks","failed",1]',
    ]),
  );
  expect([findings.length, same, untouched]).toEqual([10, 4, ['mf-b']]);
  // 40 columns of 50 pixels each of a page of 1280 by 800.
  const wide = findings.find(({ shot, kind }) => kind === 'changed' && shot.look.width === 1280);
  expect(wide?.share).toBeCloseTo((40 * 50) / (1280 * 800), 6);

  // Every picture is told of as it comes, those of the part that is the same never.
  expect(seen.map((told) => [told.side, told.done])).toEqual([
    ...Array.from({ length: 12 }, (_, index) => ['before', index + 1]),
    ...Array.from({ length: 12 }, (_, index) => ['after', index + 1]),
  ]);
  expect(seen.every(({ part, total, kept }) => part === 'mf-a' && total === 12 && kept === 0)).toBe(true);

  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const { key, pictures } of findings)
    for (const name of pictures) {
      expect(page).toContain(`src="${key}.${name}.png"`);
      expect(
        readFileSync(join(folder, `${key}.${name}.png`))
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }
});

/** What the stories of `one` and `two` are made of. */
const made = (one: string, two: string, around = 'preview') => ({
  around,
  stories: { './one.stories.tsx': one, './two.stories.tsx': two },
});

it('looks at the stories whose sources have changed, and at all once what is around them has', async () => {
  const stories = { one: box('red'), two: box('red') };
  const before = side(storybook('mf-a', stories, made('1', '2')));
  const told = async (sources: object) => {
    const after = side(storybook('mf-a', { ...stories, two: box('blue') }, sources));
    const seen: string[] = [];
    const folder = join(temporaryFolder(), 'compare');
    const { findings, unchanged } = await compare(before, after, folder, temporaryFolder(), (of, { total }) =>
      seen.push(`${of} ${total}`),
    );
    return { unchanged, found: new Set(findings.map(({ shot }) => shot.story.id)), seen: new Set(seen) };
  };
  const found = new Set(['two']);
  expect(await told(made('1', '3'))).toEqual({
    unchanged: 1,
    found,
    seen: new Set(['before 2', 'after 2']),
  });
  expect(await told(made('1', '2', 'another'))).toEqual({
    unchanged: 0,
    found,
    seen: new Set(['before 4', 'after 4']),
  });
});

it('looks at the stories of one area whose sources have changed, though one file tells of all', async () => {
  const ids = ['areas-faq--list', 'areas-polls--list', 'areas-polls--create'];
  const stories = Object.fromEntries(ids.map((id) => [id, box('red')]));
  const importPath = './src/areas.ts';
  const part = (faq: string, polls: string) =>
    storybook(
      'mf-a',
      stories,
      { around: '', stories: { [`${importPath} areas-faq`]: faq, [`${importPath} areas-polls`]: polls } },
      importPath,
    );
  const changed = await changedStories(part('1', '2'), part('1', '3'));
  expect(changed.after.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(changed.same).toBe(1);
});
