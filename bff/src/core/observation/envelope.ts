import { parseDsn, type Dsn } from './dsn.ts';
import { redactDeep } from './redact-deep.ts';

type Json = Readonly<Record<string, unknown>>;

/** One error is one item; what a kit adds beside it is not taken. */
const MOST_ITEMS = 3;

export interface Envelope {
  readonly dsn: Dsn | null;
  /** The errors in it, stripped of personal data. */
  readonly events: readonly Json[];
}

function jsonOf(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

/**
 * Reads an envelope: a line of its own, then for each item a line about it and one that is it. Errors are JSON on one
 * line; sessions, replays, attachments and the like are passed over. Null for what is no envelope.
 */
export function readEnvelope(bytes: Buffer): Envelope | null {
  const [first = '', ...lines] = bytes.toString('utf8').split('\n');
  const header = jsonOf(first);
  if (header === null) return null;
  const events: Json[] = [];
  for (let at = 0; at + 1 < lines.length && events.length < MOST_ITEMS; at += 2) {
    const event = jsonOf(lines[at] ?? '')?.['type'] === 'event' ? jsonOf(lines[at + 1] ?? '') : null;
    if (event !== null) events.push(redactDeep(event) as Json);
  }
  const dsn = header['dsn'];
  return { dsn: typeof dsn === 'string' ? parseDsn(dsn) : null, events };
}

/** The envelope that goes out for one error. */
export const writeEnvelope = (event: Json, sentAt: Date): string =>
  [{ event_id: event['event_id'], sent_at: sentAt.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
