import type { RichElement, RichNode } from './rich-text.ts';
import { slugify } from './slug.ts';

export interface RichHeading {
  readonly element: RichElement;
  /** Made of its words, unlike any other of the text: what `#…` in an address leads to. */
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
}

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const;
const isHeading = (tag: string): tag is keyof typeof LEVELS => tag in LEVELS;

const elementsIn = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

const plain = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plain(node.children))).join('');

/** The headings of a text in their order. The same text gives the same ids, on the server and in the browser. */
export function richTextHeadings(nodes: readonly RichNode[]): RichHeading[] {
  const taken = new Set<string>();
  return elementsIn(nodes).flatMap((element) => {
    if (!isHeading(element.tag)) return [];
    const text = plain(element.children).replaceAll(/\s+/g, ' ').trim();
    const words = slugify(text).slice(0, 60) || 'parte';
    let id = words;
    for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`;
    taken.add(id);
    return [{ element, id, level: LEVELS[element.tag], text }];
  });
}
