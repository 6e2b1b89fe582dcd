import { parseArgs } from 'node:util';
import { UserError } from '../../shared/UserError.ts';

/** What a person says of a remote that is to be. */
export interface NewRemote {
  /** `mf-admin-gift-cards` */
  id: string;
  /** Its first area: `gift-cards`, also the address below /admin and the menu entry. */
  area: string;
  title: { pt: string; en: string };
  /** The team. */
  owner: string;
}

const USAGE = `Usage: npm run remote -- create mf-admin-<area> --title <Portuguese> --title-en <English> --owner <team>
For example: npm run remote -- create mf-admin-gift-cards --title 'Vale-presentes' --title-en 'Gift cards' --owner growth`;

const NAME = /^mf-admin-([a-z]+(?:-[a-z]+)*)$/;

const options = {
  title: { type: 'string', default: '' },
  'title-en': { type: 'string', default: '' },
  owner: { type: 'string', default: '' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** Reads the command line. Throws a UserError that says everything that is missing or wrong. */
export function readNewRemote(args: string[]): NewRemote {
  const { values, positionals } = parsed(args);
  const [id = ''] = positionals;
  const area = NAME.exec(id)?.[1];
  const [pt, en, owner] = [values.title.trim(), values['title-en'].trim(), values.owner.trim()];
  const problems = [
    positionals.length === 1 ? [] : ['Say the name of one remote.'],
    area ? [] : [`"${id}" is no name for a remote: mf-admin-, then lower-case words with hyphens.`],
    pt && en ? [] : ['The menu needs a title in both languages: --title and --title-en.'],
    /^[a-z][a-z-]*$/.test(owner) ? [] : ['--owner is the team, in lower-case letters and hyphens.'],
  ].flat();
  if (!area || problems.length > 0) throw new UserError([...problems, '', USAGE].join('\n'));
  return { id, area, title: { pt, en }, owner };
}
