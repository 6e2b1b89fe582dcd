import { expect, it } from 'vitest';
import { allowedScript } from './allowed-script.ts';

const origin = 'https://fiodameada.example';

it.each([
  ['/assets/shell.js', `${origin}/assets/shell.js`],
  [
    `${origin}/mf/mf-public/0123/remoteEntry.js?attempt=2`,
    `${origin}/mf/mf-public/0123/remoteEntry.js?attempt=2`,
  ],
  ['/push-worker.js', `${origin}/push-worker.js`],
  ['/push-worker.js/other', null],
  ['/vote-worker/1.js', `${origin}/vote-worker/1.js`],
  ['/vote-worker/other.js', null],
  ['/files/upload.js', null],
  ['/assets/../files/upload.js', null],
  ['/assets/..%2ffiles/upload.js', `${origin}/assets/..%2ffiles/upload.js`],
  ['https://evil.example/assets/x.js', null],
  ['//evil.example/mf/x.js', null],
  ['data:text/javascript,alert(1)', null],
  ['blob:https://fiodameada.example/1', null],
  ['http://[', null],
])('%s → %s', (address, allowed) => {
  expect(allowedScript(address, origin)).toBe(allowed);
});

it("lets the challenge's scripts in where the page names its origin", () => {
  const script = 'https://challenges.example/turnstile/v0/api.js';
  expect(allowedScript(script, origin)).toBeNull();
  expect(allowedScript(script, origin, 'https://challenges.example')).toBe(script);
  expect(allowedScript('https://challenges.example/x.js', origin, 'https://challenges.example')).toBeNull();
});
