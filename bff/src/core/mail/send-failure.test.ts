import { describe, expect, it } from 'vitest';
import { failureOf } from './send-failure.ts';

const answered = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

describe('what the mail server answered', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 No such user', 'hard'],
    ['RCPT TO', '550 no mailbox here', 'hard'],
    ['RCPT TO', '553 5.1.3 Bad address', 'hard'],
    ['DATA', '550 5.1.1 No such user', 'hard'],
    ['RCPT TO', '452 4.2.2 Mailbox full', 'soft'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'soft'],
    ['RCPT TO', '450 4.2.0 Greylisted', 'soft'],
    ['DATA', '451 Try again later', 'soft'],
    ['RCPT TO', '554 5.7.1 Blocked by policy', 'refused'],
    ['DATA', '550 5.7.26 Unauthenticated sender', 'refused'],
    ['DATA', '554 Spam', 'refused'],
    ['MAIL FROM', '550 Sender not allowed', 'refused'],
    ['MAIL FROM', '451 Slow down', 'trouble'],
    ['AUTH LOGIN', '535 5.7.8 Wrong password', 'trouble'],
    ['RCPT TO', '421 4.3.2 Closing', 'trouble'],
    ['CONN', '554 5.7.1 Your address is on a list', 'trouble'],
    ['EHLO', '550 5.1.1 Who are you', 'trouble'],
    ['STARTTLS', '454 TLS not available', 'trouble'],
    ['RSET', '550 No', 'trouble'],
  ])('%s %s is %s', (command, response, kind) => {
    expect(failureOf(answered(command, response), false).kind).toBe(kind);
  });
});

describe('a connection that ends without an answer', () => {
  const lost = Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION' });
  it('may have carried the message once it had begun', () => {
    expect(failureOf(lost, true).kind).toBe('unconfirmed');
    expect(failureOf(lost, false).kind).toBe('soft');
  });

  it('is no way to the server at all before', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' });
    expect(failureOf(refused, false).kind).toBe('trouble');
    expect(failureOf(Object.assign(new Error('no such name'), { code: 'EDNS' }), false).kind).toBe('trouble');
  });
});

it('keeps the words, and finds a malformed address out without asking', () => {
  const failure = failureOf(Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE' }), false);
  expect([failure.kind, failure.message]).toEqual(['hard', 'No recipients defined']);
  expect(failureOf('odd', false).message).toBe('odd');
  const sender = Object.assign(new Error('Invalid sender "x y"'), { code: 'EENVELOPE' });
  expect(failureOf(sender, false).kind).toBe('trouble');
});
