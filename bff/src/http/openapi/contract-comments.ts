import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the comments of a contract's schema say: of the whole, and by field, one within another as `prizes.value`. */
export interface Comments {
  readonly whole: string | null;
  readonly fields: ReadonlyMap<string, string>;
}

/** A comment as a sentence for who has the document alone. */
const sentenceOf = (comment: string): string =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s*\((?:docs\/|product\/|specification)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const DECLARATION = /(^\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export const (\w+) = ([^]*?;)$/gm;

/** The comments before the fields of a declaration; which stands within which is told by their indentation. */
function fieldsIn(declaration: string): Map<string, string> {
  const fields = new Map<string, string>();
  const within: { readonly depth: number; readonly name: string }[] = [];
  let comment = '';
  for (const line of declaration.split('\n')) {
    if (/^ *\/?\*/.test(line)) {
      comment += `${line}\n`;
      continue;
    }
    const [, indentation = '', name] = /^( *)'?([\w.]+)'?:/.exec(line) ?? [];
    if (name !== undefined) {
      while ((within.at(-1)?.depth ?? -1) >= indentation.length) within.pop();
      within.push({ depth: indentation.length, name });
      if (comment !== '') fields.set(within.map((one) => one.name).join('.'), sentenceOf(comment));
    }
    comment = '';
  }
  return fields;
}

/** The comments of what a source exports, by the name it is exported under. */
export function commentsIn(source: string): Map<string, Comments> {
  const found = new Map<string, Comments>();
  for (const [, comment, name = '', text = ''] of source.matchAll(DECLARATION)) {
    const whole = comment === undefined ? null : sentenceOf(comment);
    found.set(name, { whole, fields: fieldsIn(text) });
  }
  return found;
}

const SOURCES = dirname(createRequire(import.meta.url).resolve('@fio/contracts'));

const readAll = (): ReadonlyMap<string, Comments> =>
  new Map(
    globSync('{admin,core,errors,public}/*.ts', { cwd: SOURCES }).flatMap((file) => [
      ...commentsIn(readFileSync(join(SOURCES, file), 'utf8')),
    ]),
  );

let read: ReturnType<typeof readAll> | undefined;
/**
 * Those of all contracts, read when they are first asked for. Their sources are what runs (Node strips the types), so they are wherever
 * the product is.
 */
export const readComments = (): ReadonlyMap<string, Comments> => (read ??= readAll());
