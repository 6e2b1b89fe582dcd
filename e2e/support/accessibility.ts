import { AxeBuilder } from '@axe-core/playwright';
import { rulesOfColour, shapeOf } from '@fio/tools/themes';
import type { Locator, Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The window of 1280 × 720 px at 200 %, a phone, and the narrowest at which nothing may scroll sideways (WCAG, 1.4.10). */
export const WINDOWS = [
  { width: 640, height: 360 },
  { width: 360, height: 740 },
  { width: 320, height: 256 },
] as const;

/** Style sheets are read again for one rule that is an experiment of axe's, and not asked: a third of what a page costs. */
const PRELOAD = { assets: ['media'] };

/**
 * What the builder is to evaluate before it looks: of a page without frames it would parse its half a megabyte twice each
 * time, so that it is given once for as long as the document lives.
 */
async function axeOnce(page: Page): Promise<string> {
  if (page.frames().length > 1) return axeCore.source;
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return ';';
}

interface Looked {
  /** A selector of what is looked at. */
  readonly within?: string;
  /** Of axe's rules these alone. */
  readonly rules?: readonly string[];
}

async function askAxe(page: Page, { within, rules }: Looked): Promise<string[]> {
  // Only frames of another origin need the blank page that axe gathers them in, at the cost of as much again; and what
  // has no fault need not be described.
  const axe = new AxeBuilder({ page, axeSource: await axeOnce(page) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: PRELOAD });
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** What axe complains about, each with the elements it means; `within` is a selector of what is looked at. */
export const violationsOf = (page: Page, within?: string): Promise<string[]> =>
  askAxe(page, within === undefined ? {} : { within });

/** Those that axe doesn't ask unless told to. */
const UNASKED = ['wcag2aaa', 'experimental', 'deprecated'];
const OF_COLOUR = rulesOfColour(axeCore.getRules(), (tags) => !tags.some((tag) => UNASKED.includes(tag)));

/** What axe complains about in one theme after the other. Where the page is the same but for its colours, of those. */
export async function violationsIn<Theme>(
  page: Page,
  themes: readonly Theme[],
  change: (theme: Theme) => Promise<void>,
): Promise<string[]> {
  const found: string[] = [];
  let seen: string | null = null;
  for (const theme of themes) {
    await change(theme);
    const shape = await shapeOf(page);
    found.push(...(await askAxe(page, shape === seen ? { rules: OF_COLOUR } : {})));
    seen = shape;
  }
  return found;
}

/**
 * The words one cannot get to see: beyond the sides of the window, or cut by a box that hides what is too much. Words in
 * a box that scrolls can be seen; those shortened on purpose have the whole elsewhere ('ver mais', the page itself).
 */
export const wordsCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 2;
    const isCutBy = (box: Element, word: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return (
        (hides(overflowX) && (word.left < left - TOLERANCE || word.right > right + TOLERANCE)) ||
        (hides(overflowY) && (word.top < top - TOLERANCE || word.bottom > bottom + TOLERANCE))
      );
    };
    const isOnPurpose = (box: Element): boolean => {
      const { webkitLineClamp, textOverflow, clipPath, overflowX } = getComputedStyle(box);
      const isForEarsOnly = clipPath !== 'none' || box.clientWidth <= 1;
      const scrolls = ['auto', 'scroll'].includes(overflowX);
      return webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || isForEarsOnly || scrolls;
    };
    const isCut = (parent: Element, words: DOMRect[]): boolean => {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const current = box;
        if (isOnPurpose(current)) return false;
        if (words.some((word) => isCutBy(current, word))) return true;
      }
      return words.some(({ left, right }) => left < -TOLERANCE || right > innerWidth + TOLERANCE);
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isCut(parent, [...range.getClientRects()])) cut.push(text);
    }
    return cut;
  });

/** Whether the element, or a box it stands in, is wider than what is seen of it. */
export const scrollsSideways = (inner: Locator): Promise<boolean> =>
  inner.evaluate((element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth) return true;
    }
    return false;
  });

/** Whether the first line of what has the focus lies over all else: of a field its box, in which the element may be out of sight. */
export const isFocusSeen = (focused: Locator): Promise<boolean> =>
  focused.evaluate((element) => {
    // Between the lines of a link there is nothing of it.
    const [line] = element.getClientRects();
    if (!line) return false;
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    return (element.closest('[data-field], label') ?? element).contains(at);
  });

/** Notes every animation and transition of the pages opened from here on; the answer tells the longest, in milliseconds. */
export async function watchMotion(page: Page): Promise<() => number> {
  let longest = 0;
  await page.exposeFunction('moved', (duration: number) => (longest = Math.max(longest, duration)));
  await page.addInitScript(() => {
    const { moved } = globalThis as unknown as { moved: (duration: number) => void };
    const look = () => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      if (ends.length > 0) moved(Math.max(...ends));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => longest;
}
