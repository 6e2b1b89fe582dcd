import { transform } from 'lightningcss';
import type { Check } from '../Check.ts';
import { textsOf } from '../container.ts';

/** The classes of a selector, those within `:is()` and the like too. */
function classesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(classesIn);
  if (typeof part !== 'object' || part === null) return [];
  const { type, name, ...rest } = part as { type?: string; name?: string };
  return type === 'class' && name ? [name] : Object.values(rest).flatMap(classesIn);
}

const isNested = (part: unknown) => JSON.stringify(part).includes('"nesting"');

/** Selectors and keyframes of a style sheet that others could meet, each in a sentence. */
function problemsIn(text: string, prefix: string): string[] {
  const problems: string[] = [];
  transform({
    filename: 'remote.css',
    code: Buffer.from(text),
    visitor: {
      Selector(selector) {
        const classes = classesIn(selector);
        const foreign = classes.filter((name) => !name.startsWith(prefix));
        problems.push(...foreign.map((name) => `the class .${name} does not begin with ${prefix}`));
        if (classes.length === 0 && !isNested(selector))
          problems.push(
            `a selector without a class of its own reaches the whole page: ${JSON.stringify(selector)}`,
          );
      },
      Rule: {
        keyframes({ value: { name } }) {
          if (!name.value.startsWith(prefix))
            problems.push(`the keyframes ${name.value} do not begin with ${prefix}`);
        },
      },
    },
  });
  return problems;
}

/** Styles touch what is the remote's own and nothing else. */
export const classes: Check = {
  name: 'its class names begin with its own',
  problems: (container) =>
    textsOf(container, '.css').flatMap(([file, text]) =>
      problemsIn(text, `${container.manifest.id}-`).map((problem) => `${file}: ${problem}`),
    ),
};
