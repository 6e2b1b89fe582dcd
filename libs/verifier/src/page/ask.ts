import type { Answer, Question } from './messages.ts';

/** The text of worker.ts, put in by the build. */
declare const WORKER: string;

/** Has a question answered beside the page, which stays awake meanwhile. What is returned stops it. */
export function ask(question: Question, tell: (answer: Answer) => void): () => void {
  const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const end = () => {
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind !== 'progress') end();
    tell(data);
  });
  worker.addEventListener('error', ({ message }) => {
    end();
    tell({ kind: 'failed', failure: 'broken', detail: message });
  });
  worker.postMessage(question, []);
  return end;
}
