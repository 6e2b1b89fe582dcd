import { changes, type RecordChange } from '@fio/contracts/admin/changes';
import { staffSession, UNATTENDED_HEADER } from '@fio/contracts/admin/staff-session';
import { addressOf, api } from '../../api/index.ts';
import { tokens } from '../../session/index.ts';

export interface Followed {
  /** As the audit calls the record's area. */
  readonly resource: string;
  readonly id: string;
  /** When the record was read, by the server's clock; asked for anew with each attempt. */
  readonly after: () => Date;
}

/** Milliseconds. */
const AGAIN = 3_000;
const LATER = 60_000;

/** Calls back with each message of a stream of server-sent events, until it ends. */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onData: (data: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const messages = (received + value).split('\n\n');
    received = messages.pop() ?? '';
    for (const message of messages) if (message.startsWith('data: ')) onData(message.slice(6));
  }
}

/** Follows until the stream ends; answers how long to wait before the next one, or null for never. */
async function attempt(
  { resource, id, after }: Followed,
  signal: AbortSignal,
  onChange: (change: RecordChange) => void,
): Promise<number | null> {
  const query = { resource, id, after: after().toISOString() };
  // EventSource sends no token.
  const response = await fetch(`/api${addressOf(changes.follow, { query })}`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${tokens.get('admin') ?? ''}`,
      [UNATTENDED_HEADER]: '1',
    },
    signal,
  });
  if (response.ok && response.body) {
    await readEvents(response.body, (data) => onChange(JSON.parse(data) as RecordChange));
    return AGAIN;
  }
  // The session is over, which its own endpoint tells as it is always told.
  if (response.status === 401) await api(staffSession.user, {}, { quiet: true, signal });
  return response.status === 429 || response.status >= 500 ? LATER : null;
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows a record until `signal` says that it is enough. Nothing here is worth a message: what fails is tried again. */
export async function followRecord(
  followed: Followed,
  signal: AbortSignal,
  onChange: (change: RecordChange) => void,
): Promise<void> {
  while (!signal.aborted && tokens.get('admin') !== null) {
    const rest = await attempt(followed, signal, onChange).catch(() => LATER);
    if (rest === null) return;
    await pause(rest, signal);
  }
}
