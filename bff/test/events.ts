import type { TestApp } from './app.ts';
import { noteMessage } from './examples/note-examples.ts';

export interface ServerEvent<Data> {
  readonly id: string | undefined;
  readonly data: Data;
}

export interface EventStream<Data> {
  readonly response: Response;
  /** The next event; undefined when the server has ended the stream. */
  readonly next: () => Promise<ServerEvent<Data> | undefined>;
  readonly leave: () => Promise<void>;
}

const field = (message: string, name: string) =>
  message
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** Follows a stream of server-sent events as an EventSource does; what holds no data is passed over. */
export async function follow<Data>(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventStream<Data>> {
  const gone = new AbortController();
  const response = await app.fetch(`/api${path}`, { headers, signal: gone.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const next = async (): Promise<ServerEvent<Data> | undefined> => {
    for (;;) {
      const end = received.indexOf('\n\n');
      if (end === -1) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return undefined;
        received += chunk.value;
        continue;
      }
      const message = received.slice(0, end);
      received = received.slice(end + 2);
      const data = field(message, 'data');
      if (data === undefined) continue;
      const event = { id: field(message, 'id'), data: JSON.parse(data) as Data };
      noteMessage(`/api${path}`, event.data);
      return event;
    }
  };
  return { response, next, leave: async () => gone.abort() };
}
