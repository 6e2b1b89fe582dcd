import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import { type Part } from '../parts.ts';
import { editionOf } from '../store.ts';
import { compare } from './compare.ts';
import type { Progress } from './shoot.ts';

/** As Storybook marks a story that is there, and one that threw. */
const FRAME = `<!doctype html><body><script>
  const query = new URLSearchParams(location.search);
  fetch('index.json').then((answer) => answer.json()).then(({ entries }) => {
    const { draws } = entries[query.get('id')];
    document.body.innerHTML = draws ?? '';
    document.body.classList.toggle('sb-show-errordisplay', draws === undefined);
    document.documentElement.dataset.theme = query.get('globals').match(/theme:(\\w+)/)[1];
    document.documentElement.dataset.story = query.get('id');
    globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'finished' } };
  });
</script>`;

/** A Storybook whose stories draw what is said; undefined for one that does not render. */
function storybook(id: string, stories: Record<string, string | undefined>): Part {
  const folder = join(temporaryFolder(), id);
  const entries = Object.entries(stories).map(([name, draws]) => [
    name,
    { id: name, title: 'Components/Box', name, type: 'story', draws },
  ]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(folder, 'iframe.html'), FRAME);
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
