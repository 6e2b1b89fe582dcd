/** What may stand between two tokens, and those that are no text. */
const TOKEN = /[ \t\r\n]+|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null|[[\]{},:]/y;
/** A piece of a text. By pieces, for one expression over megabytes of escapes is too deep for the engine. */
// oxlint-disable-next-line no-control-regex -- JSON forbids them in a string
const PIECE = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

const OPENS: Readonly<Record<string, Wanted>> = { '[': 'value or ]', '{': 'key or }' };
const CLOSES: Readonly<Record<string, string>> = { ']': '[', '}': '{' };

/** What must follow once `token` stands where `wanted` is due; null: it may not stand there. `open`: the brackets around it. */
function afterToken(token: string, wanted: Wanted, open: string[]): Wanted | null {
  const isValue = wanted === 'value' || wanted === 'value or ]';
  const opens = OPENS[token];
  if (opens !== undefined) {
    if (!isValue) return null;
    open.push(token);
    return opens;
  }
  const closed = CLOSES[token];
  if (closed !== undefined) {
    const isDue = wanted === ', or end' || wanted === (closed === '[' ? 'value or ]' : 'key or }');
    return isDue && open.pop() === closed ? ', or end' : null;
  }
  if (token === ':') return wanted === ':' ? 'value' : null;
  if (token === ',') {
    if (wanted !== ', or end' || open.length === 0) return null;
    return open.at(-1) === '[' ? 'value' : 'key';
  }
  if (isValue) return ', or end';
  return (wanted === 'key' || wanted === 'key or }') && token.startsWith('"') ? ':' : null;
}

/** What `expression` finds at that very place; '' when it is something else. */
function foundAt(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? '';
}

/** The token at a place, with its quotes if it is a text; '' when there is none. */
function tokenAt(text: string, at: number): string {
  if (text[at] !== '"') return foundAt(TOKEN, text, at);
  let end = at + 1;
  for (let piece = foundAt(PIECE, text, end); piece !== ''; piece = foundAt(PIECE, text, end))
    end += piece.length;
  return text[end] === '"' ? text.slice(at, end + 1) : '';
}

/** How far a text is JSON: up to this character, its end where only the rest is missing. */
function wholeUntil(text: string): number {
  const open: string[] = [];
  let wanted: Wanted | null = 'value';
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (token === '') return at;
    if (token.trim() !== '') wanted = afterToken(token, wanted, open);
    if (wanted === null) return at;
    at += token.length;
  }
  return at;
}

/** Line and column, both from 1, as `3:14`, from which on a text is no JSON. What stands there is not told: it may be personal. */
export function brokenAt(text: string): string {
  const before = text.slice(0, wholeUntil(text)).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
