import { expect, it } from 'vitest';
import { trailerIdOf, trailerPage, trailerPlayer } from './trailer.ts';

const ID = 'a1B2-c3_D4e';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?app=desktop&v=${ID}&t=12s`,
  ` https://m.youtube.com/watch?v=${ID}#t=1 `,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  trailerPage(ID),
])('knows %s', (address) => expect(trailerIdOf(address)).toBe(ID));

it.each([
  ID,
  `http://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch?v=curto',
  `https://www.youtube.com.example/watch?v=${ID}`,
  `https://example.com/?u=https://youtu.be/${ID}`,
  `https://youtu.be/${ID}/../../evil`,
  `javascript:alert(1)//https://youtu.be/${ID}`,
  'https://vimeo.com/123456789',
  '',
])('takes %j for nothing of the kind', (address) => expect(trailerIdOf(address)).toBeNull());

it('makes a player of it that asks for nothing before', () =>
  expect(trailerPlayer(ID, 'pt-BR')).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&playsinline=1&hl=pt-BR`,
  ));
