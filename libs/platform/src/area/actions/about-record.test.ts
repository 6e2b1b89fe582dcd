import { expect, it } from 'vitest';
import { aboutRecord } from './about-record.ts';

it('names the record before the text, once', () => {
  expect(aboutRecord('O farol está vivo?', () => 'Sai do site.')).toBe('“O farol está vivo?”\nSai do site.');
  expect(aboutRecord('Clara', (name) => `${name} recebe um e-mail.`)).toBe('Clara recebe um e-mail.');
});

it('names a record that is called by a word of the text', () => {
  expect(aboutRecord('Sai', () => 'Sai do site.')).toBe('“Sai”\nSai do site.');
});
