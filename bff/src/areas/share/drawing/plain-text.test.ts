import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['O farol 🤔 está  vivo?\n', 'O farol está vivo?'],
  ['👩‍🚀👍🏽🇧🇷1️⃣', '1'],
  ['Nuvra™ © 2026 – “ação” #1*', 'Nuvra™ © 2026 – “ação” #1*'],
])('draws %j as %j', (text, drawn) => {
  expect(plainText(text)).toBe(drawn);
});
