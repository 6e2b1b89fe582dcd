import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/paths.ts';

export const FOLDER = join(ROOT, 'docs', 'decisions');
export const INDEX = join(FOLDER, 'README.md');

/** One subject on one page. */
export interface Decision {
  /** The file's name without its ending: what the page is cited by. */
  readonly name: string;
  readonly title: string;
  /** What each point under 'Rejected' begins with. */
  readonly rejected: readonly string[];
  /** Numbers of the pages that went into this one: migrations cite them, which are never edited. */
  readonly formerly: readonly string[];
  readonly words: number;
}

/** Up to the colon behind which the reason stands; a colon within code is none. */
function lead(point: string): string {
  const text = point.replaceAll(/\s+/g, ' ').trim();
  const beforeReason = /^(?:`[^`]*`|[^`:]|:(?! ))+/.exec(text)?.[0] ?? text;
  const sentence = beforeReason.length < text.length ? beforeReason : (text.split(/\. |\.$/)[0] ?? text);
  return sentence.replaceAll(/\*\*|(?<!\w)_|_(?!\w)/g, '').replace(/\.$/, '');
}

/** The points of a section; a section without a list has its paragraphs as points. */
function pointsOf(section: string): string[] {
  const points = section.split(/^- /m).slice(1);
  return points.length > 0 ? points : section.split(/\n{2,}/).filter((one) => one.trim() !== '');
}

export function parseDecision(name: string, text: string): Decision {
  const section =
    /^(?:## Rejected|\*\*Rejected\*\*)\n+([\s\S]*?)(?=^## |^\*\*[A-Z]|^Formerly |$(?![\s\S]))/m.exec(text);
  return {
    name,
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    rejected: pointsOf(section?.[1] ?? '').map(lead),
    formerly: (/^Formerly (.+)\.$/m.exec(text)?.[1] ?? '').match(/\d{3}/g) ?? [],
    words: text.split(/\s+/).filter(Boolean).length,
  };
}

/** Every page of the folder, by name. */
export const readDecisions = (): Decision[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => parseDecision(file.slice(0, -'.md'.length), readFileSync(join(FOLDER, file), 'utf8')));
