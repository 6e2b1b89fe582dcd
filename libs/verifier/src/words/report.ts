import { toHex } from '../crypto/bytes.ts';
import type { Verdict } from '../verify.ts';
import { changeText, filled, type Words } from './words.ts';

/** A verdict in lines of text. */
export function reportOf(words: Words, verdict: Verdict): string[] {
  const head = words.verdict[verdict.verdict];
  if (verdict.verdict === 'refused') {
    const { place, meaning, detail } = verdict.refusal;
    const where = place.pointer === '' ? place.file : `${place.file}#${place.pointer}`;
    return [
      `${head}: ${words.meaning[meaning]}`,
      `${words.text.step}: ${words.step[verdict.step]}`,
      `${words.text.place}: ${where}`,
      ...(detail === '' ? [] : [detail]),
    ];
  }
  const { size, root } = verdict.head;
  return [
    `${head}: ${verdict.title}`,
    ...verdict.changes.map((change) => changeText(words, change)),
    filled(words.text.head, { size, root: toHex(root) }),
    ...verdict.witnesses.map(({ name, time }) =>
      filled(words.text.witness, { name, at: new Date(time * 1000).toISOString() }),
    ),
  ];
}
