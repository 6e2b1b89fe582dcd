/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Runs in the page: its elements, in order, with what is read of each but its colours. */
const readShape = (): string => {
  // What a frame holds is not read.
  if (document.querySelector('iframe')) return crypto.randomUUID();
  const shapes = [...document.querySelectorAll('body, body *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return `${x} ${y} ${width} ${height} ${isSeen}`;
  });
  // Ids are made anew when a page is drawn anew. Which one means which stays.
  const ids = new Map<string, number>();
  const numbered = (id: string) => {
    const number = ids.get(id) ?? ids.size;
    ids.set(id, number);
    return `#${number}`;
  };
  const html = document.body.outerHTML.replaceAll(
    /\bmantine-[a-z0-9]{8,}\b|\b_r_[a-z0-9]+_|blob:[^"]+/g,
    numbered,
  );
  return [document.documentElement.lang, document.title, html, ...shapes].join('\n');
};

/**
 * All of a page that a rule of accessibility can read, but its colours: elements, places, sizes, what is seen. The same
 * text before and after a change of theme says that only what looks at colours can answer otherwise. Never the same for a
 * page with frames.
 */
export const shapeOf = (page: Page): Promise<string> => page.evaluate(readShape);

interface Rule {
  readonly ruleId: string;
  readonly tags: readonly string[];
}

/** Of axe's rules those that look at colours and that a run asks: `isAsked` says of which sets. */
export const rulesOfColour = (rules: readonly Rule[], isAsked: (tags: readonly string[]) => boolean) =>
  rules.filter(({ tags }) => tags.includes('cat.color') && isAsked(tags)).map(({ ruleId }) => ruleId);
