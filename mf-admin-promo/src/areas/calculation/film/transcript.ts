import type { Film } from './draw-frame.ts';
import { beginOf, FILM_SECONDS, prizeAt, type Scene } from './storyboard.ts';

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `00:${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`;
};

/** What a film shows, each thing with the time it comes, as WebVTT: captions for players, and a text for who sees nothing. */
export function transcriptOf({ facts, words, address }: Film): string {
  const at = (scene: Scene, text: string): [number, string] => [beginOf(scene), text];
  const shown: [number, string][] = [
    at('title', `${words.campaign}. ${words.title}, ${words.day}`),
    ...facts.prizes.map((digits, index): [number, string] => [
      prizeAt(index + 1),
      `${index === 0 ? `${words.lottery}. ` : ''}${words.prizes[index]}: ${digits}`,
    ]),
    at('number', `${words.number}: ${facts.number}`),
    at(
      'winners',
      [
        `${words.winners}: ${facts.winners.map(({ prize, who, number }) => `${prize}: ${who}, ${number}`).join('; ')}`,
        ...(words.more ? [words.more] : []),
      ].join('. '),
    ),
    at('address', `${words.check}: ${address}`),
  ];
  const cues = shown.map(
    ([from, text], index) => `${clock(from)} --> ${clock(shown[index + 1]?.[0] ?? FILM_SECONDS)}\n${text}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
