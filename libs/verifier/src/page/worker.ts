import { answer } from './answer.ts';
import type { Question } from './messages.ts';

// The types of a page know no worker's own side; a port is what it is.
const port = globalThis as unknown as Worker;
port.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data, (told) => port.postMessage(told, []));
});
