import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface Style {
  readonly file: string;
  readonly integrity: string;
  readonly classes: ReadonlySet<string>;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

async function readStyles(folder: string): Promise<Style[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css')).sort();
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      return {
        file,
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        classes: new Set([...bytes.toString('utf8').matchAll(CLASS)].map(([, name = '']) => name)),
      };
    }),
  );
}

/** The fewest sheets that hold all of these classes: what several pages use lies in the sheets of each of them. */
function fewest(styles: readonly Style[], classes: ReadonlySet<string>): Style[] {
  const chosen: Style[] = [];
  const open = new Set(styles.flatMap((style) => [...style.classes.intersection(classes)]));
  while (open.size > 0) {
    const gain = ({ classes: own }: Style) => own.intersection(open).size;
    const best = styles.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const name of best.classes) open.delete(name);
    chosen.push(best);
  }
  return styles.filter((style) => chosen.includes(style));
}

/** Which style sheets of a build a piece of HTML needs, by the classes in it. */
export class StyleIndex {
  readonly #read = new Map<string, Promise<Style[]>>();

  /** `folder` holds a build that never changes. */
  async needed(
    folder: string,
    classes: ReadonlySet<string>,
  ): Promise<readonly Pick<Style, 'file' | 'integrity'>[]> {
    const known = this.#read.get(folder);
    const reading = known ?? readStyles(folder);
    if (!known) this.#read.set(folder, reading);
    reading.catch(() => this.#read.delete(folder));
    return fewest(await reading, classes);
  }
}

/** Every class of a piece of HTML. */
export function classesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return new Set(names.filter((name) => name !== ''));
}
