import { expect, it } from 'vitest';
import { NO, samplePoll } from '../testing/samples.ts';
import { shareLink, storyLink, whatsappLink } from './share-link.ts';

const { origin } = window.location;

it('carries the answer', () => {
  const poll = samplePoll();
  expect(shareLink({ kind: 'theory', poll, optionId: NO })).toBe(`${origin}/teoria/a-luz-chama?resposta=nao`);
  expect(shareLink({ kind: 'theory', poll: samplePoll({ type: 'multiple' }), optionId: NO })).toBe(
    `${origin}/teoria/a-luz-chama?resposta=2`,
  );
});

it('is the theory alone where nothing was answered', () => {
  const bare = `${origin}/teoria/a-luz-chama`;
  expect(shareLink({ kind: 'theory', poll: samplePoll(), optionId: undefined })).toBe(bare);
  expect(shareLink({ kind: 'theory', poll: samplePoll(), optionId: 'of another poll' })).toBe(bare);
});

it('carries a score by the token that vouches for it', () => {
  const score = { hits: 7, total: 10, token: '7-10-0123456789abcdef', image: '/share/x.jpg' };
  expect(shareLink({ kind: 'score', score })).toBe(`${origin}/teoria?acertos=7-10-0123456789abcdef`);
});

it('leads to a picture for stories of the same answer, and to none of a prize', () => {
  const poll = samplePoll();
  const theory = '/share/pt/stories/teoria/a-luz-chama';
  expect(storyLink({ kind: 'theory', poll, optionId: NO })).toBe(`${theory}/nao/0.jpg`);
  expect(storyLink({ kind: 'theory', poll, optionId: 'of another poll' })).toBe(`${theory}/0.jpg`);
  expect(storyLink({ kind: 'prize', title: 'Um fone' })).toBeUndefined();
});

it('gives WhatsApp words and link as one text', () => {
  const address = new URL(whatsappLink('Sim & não?', `${origin}/teoria/a?resposta=nao`));
  expect(address.searchParams.get('text')).toBe(`Sim & não? ${origin}/teoria/a?resposta=nao`);
});
