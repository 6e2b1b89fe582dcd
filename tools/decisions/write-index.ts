import type { Decision } from './Decision.ts';

const HEAD = `# Decisions

One page a subject: what holds today, why, and what was rejected. What no longer holds is not told, or stands among what was
rejected. A page is cited by its name. Written by \`npm run decisions\` from the pages' titles and what they reject; the lint step
says when it is stale.
`;

const lineOf = ({ name, title, rejected }: Decision): string =>
  `- [${title}](${name}.md). Rejected: ${rejected.join('; ')}.`;

/** The page of titles: one line a decision. */
export const writeIndex = (decisions: readonly Decision[]): string =>
  `${HEAD}\n${decisions.map(lineOf).join('\n')}\n`;
