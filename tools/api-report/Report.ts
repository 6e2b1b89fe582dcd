/** What the shell offers to remotes: a text for each name, by `<import>#<name>`. */
export interface Report {
  /** SHELL_API at the time. */
  readonly version: string;
  readonly entries: ReadonlyMap<string, string>;
}

const TITLE = 'Shell API ';
const INDENT = '  ';

/** The report as it is committed: one entry after the other, in the order of their names. */
export function formatReport({ version, entries }: Report): string {
  const parts = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) =>
      [
        key,
        ...text
          .split('\n')
          .filter(Boolean)
          .map((line) => INDENT + line),
      ].join('\n'),
    );
  return `${[TITLE + version, ...parts].join('\n\n')}\n`;
}

/** A committed report. Throws on a text that is none. */
export function parseReport(text: string): Report {
  const [title = '', ...parts] = text.trimEnd().split('\n\n');
  if (!title.startsWith(TITLE)) throw new Error('This is no report of the shell API.');
  const entries = parts.map((part) => {
    const [key = '', ...lines] = part.split('\n');
    return [key, lines.map((line) => line.slice(INDENT.length)).join('\n')] as const;
  });
  return { version: title.slice(TITLE.length), entries: new Map(entries) };
}
