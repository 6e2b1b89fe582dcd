import type { Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';

const STYLE = `
  body { margin: 0; padding: 24px; font: 15px/1.5 system-ui, sans-serif; color: #1d1b1e; background: #f4f2ee; }
  h1 { margin: 0 0 4px; font-size: 24px; } h2 { margin: 0; font-size: 17px; } p { margin: 0 0 24px; color: #5a555c; }
  section { margin: 0 0 24px; padding: 16px; background: #fff; border-radius: 12px; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 16px; margin-top: 12px; }
  figure { margin: 0; } figcaption { font-size: 13px; color: #5a555c; }
  img { display: block; max-width: 100%; max-height: 70vh; border: 1px solid #d8d3cb; }`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const KINDS = { new: 'new', gone: 'gone', failed: 'does not render any more' } as const;

const percent = (share: number) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`);

function pictureOf(key: string, name: string): string {
  const file = escaped(`${encodeURIComponent(key)}.${name}.png`);
  const image = `<a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a>`;
  return `<figure>${image}<figcaption>${name}</figcaption></figure>`;
}

function sectionOf({ key, kind, share, shot: { part, story, look }, pictures }: Finding): string {
  const how = kind === 'changed' ? percent(share) : KINDS[kind];
  const where = [part, look.theme, look.language, `${look.width} px`, how].join(' · ');
  return `<section>
    <h2>${escaped(`${story.title} / ${story.name}`)}</h2>
    <div>${escaped(where)}</div>
    <div class="pictures">${pictures.map((name) => pictureOf(key, name)).join('')}</div>
  </section>`;
}

/** What a comparison came to, in a line. */
export function summaryOf({ findings, same, unchanged, untouched }: Comparison): string {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const failed = count('failed');
  const looked = [
    `${count('changed')} pictures differ`,
    `${count('new')} are new`,
    `${count('gone')} gone`,
    ...(failed > 0 ? [`${failed} do not render any more`] : []),
    `${same} the same`,
  ].join(', ');
  return [
    looked,
    ...(unchanged > 0 ? [`${unchanged} stories are made of the same sources`] : []),
    ...(untouched.length > 0 ? [`nothing changed in ${untouched.join(', ')}`] : []),
  ].join('; ');
}

/** The page of pictures: a file that needs no server and no script. */
export const pageOf = (comparison: Comparison): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Storybook: what looks different</title>
<style>${STYLE}</style>
<h1>What looks different</h1>
<p>From ${comparison.from} to ${comparison.to}: ${escaped(summaryOf(comparison))}.</p>
${comparison.findings.map(sectionOf).join('\n')}
</html>
`;
