import { parseArgs } from 'node:util';
import { UserError } from '../../shared/UserError.ts';

/** What a person says of an area that is to be. */
export interface NewArea {
  /** `gift-cards`: its folders, the address below /admin, the permission. */
  area: string;
  /** One of its records, `gift-card`: the model and what code calls it. */
  one: string;
  title: { pt: string; en: string };
  /** Whose pages it is among. */
  remote: string;
  /** Of bff/src/areas/groups.ts. */
  group: string;
}

export const USAGE = `Usage: npm run area -- create <area> [--title <Portuguese>] [--title-en <English>] [--one <singular>]
                                  [--remote mf-admin-promo] [--group promotion]
For example: npm run area -- create partners --title Parceiros`;

const NAME = /^[a-z]+(-[a-z]+)*$/;

const options = {
  title: { type: 'string' },
  'title-en': { type: 'string' },
  one: { type: 'string' },
  remote: { type: 'string', default: 'mf-admin-promo' },
  group: { type: 'string', default: 'promotion' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Reads the command line. Throws a UserError that says everything that is wrong. */
export function readNewArea(args: string[]): NewArea {
  const { values, positionals } = parsed(args);
  const [area = ''] = positionals;
  const one = values.one ?? area.replace(/s$/, '');
  const problems = [
    positionals.length === 1 && NAME.test(area)
      ? []
      : [`"${positionals.join(' ')}" is no name for an area: lower-case words with hyphens.`],
    NAME.test(one) && one !== area ? [] : ['--one says what one of its records is called.'],
  ].flat();
  if (problems.length > 0) throw new UserError([...problems, '', USAGE].join('\n'));
  const english = values['title-en'] ?? inWords(area);
  const title = { pt: values.title ?? english, en: english };
  return { area, one, title, remote: values.remote, group: values.group };
}
