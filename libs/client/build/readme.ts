/** A mark of the package's README, and what follows it. */
const PART = /<!-- (site|back-office|both|repository) -->\n\n?([^]*?)(?=<!-- |$)/g;

/** Whose parts each package's README has: one that names what isn't in the package misleads. */
const PARTS = { whole: ['back-office', 'both'], site: ['site', 'both'] } as const;

/** The README of a package, of the one that both are written in: without the marks, and the parts that aren't its own. */
export function readmeOf(source: string, kind: keyof typeof PARTS): string {
  const own: readonly string[] = PARTS[kind];
  const text = source.replace(PART, (_, part: string, words: string) => (own.includes(part) ? words : ''));
  return `${text.trimEnd()}\n`;
}
