import { filesGiven } from '../sources/given.ts';
import { Damaged } from '../sources/zip.ts';
import { verifyDraw } from '../verify.ts';
import { type Answer, judgedOf, type Question } from './messages.ts';

/** A step that tells each of thousands of bundles would only keep the page busy. */
const PARTS = 100;

/** Answers a question, telling meanwhile how far it is. */
export async function answer({ given, trusted }: Question, tell: (answer: Answer) => void): Promise<void> {
  let told = '';
  try {
    const files = await filesGiven(given);
    if (files === null) return tell({ kind: 'failed', failure: 'nothingKnown', detail: '' });
    const verdict = await verifyDraw({
      files,
      trusted,
      onProgress: (step, done, of) => {
        const next = `${step} ${Math.floor((done / of) * PARTS)}`;
        if (next !== told) tell({ kind: 'progress', step, done, of });
        told = next;
      },
    });
    tell({ kind: 'judged', judged: judgedOf(verdict) });
  } catch (error) {
    const { message } = error as Error;
    tell({ kind: 'failed', failure: error instanceof Damaged ? 'damaged' : 'broken', detail: message });
  }
}
