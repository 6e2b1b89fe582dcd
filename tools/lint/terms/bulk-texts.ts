import type { Catalogue } from './repeated.ts';

/** Texts of actions over many that name one record: over many there is none to be named. */
export const namesOne = ({ file, literals }: Catalogue, actions: readonly string[]): string[] =>
  literals
    .filter(({ group, value, text }) => {
      const [, id = ''] = /^\w+\.action\.(\w+)$/.exec(group) ?? [];
      return value === 'text' && actions.includes(id) && text.includes('{{');
    })
    .map(({ group, text }) => `${file}: ${group} is asked of many, and names one: “${text}”`);
