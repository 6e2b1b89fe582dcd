import { setTimeout as sleep } from 'node:timers/promises';
import { askAgainIn, LINE_HEADER, type ErrorAnswer, type LinePlace, type LineStanding } from '@fio/contracts';
import { ask, type Answer, type Asked } from './steady.ts';

export interface LetIn {
  readonly answer: Answer;
  /** Every place there was, in order; none for who was let in at once. */
  readonly places: readonly LinePlace[];
  /** Every answer of the line itself that was no success. */
  readonly failures: readonly Answer[];
}

/** Asks as the page does: waits with a place until it is called, and sends the same again. */
export async function askInLine(port: number, asked: Asked): Promise<LetIn> {
  const places: LinePlace[] = [];
  const failures: Answer[] = [];
  for (;;) {
    const place = places.at(-1);
    const headers = { ...asked.headers, ...(place && { [LINE_HEADER]: place.place }) };
    const answer = await ask(port, { ...asked, headers });
    const { line } = answer.status === 429 ? (JSON.parse(answer.body) as ErrorAnswer) : {};
    if (!line) return { answer, places, failures };
    places.push(line);
    for (let standing: LineStanding = line; !standing.called;) {
      await sleep(askAgainIn(standing.seconds) * 1000);
      const told = await ask(port, { path: `/api/line/${line.place}` });
      if (told.status === 200) standing = JSON.parse(told.body) as LineStanding;
      else failures.push(told);
    }
  }
}
