import { noAnswer } from './refusal.ts';

const DATA = /^data: ?/;

/** The data of one server-sent event; null of one that says nothing, as those that keep a connection open. */
function dataOf(event: string): string | null {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => DATA.test(line));
  return lines.length === 0 ? null : lines.map((line) => line.replace(DATA, '')).join('\n');
}

/**
 * The messages of an answer as they come, until either side ends it. A connection that breaks rejects with NO_ANSWER: whoever
 * wants to go on calls again. Leaving the loop ends the connection.
 */
export async function* messagesOf<Message>(
  open: () => Promise<Response>,
  signal?: AbortSignal,
): AsyncGenerator<Message, void> {
  const response = await open();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? {
        done: true,
        value: undefined,
      };
      if (done) return;
      const events = (text + value).split(/\r\n\r\n|\n\n|\r\r/);
      text = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data !== null) yield JSON.parse(data) as Message;
      }
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw noAnswer(cause);
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
