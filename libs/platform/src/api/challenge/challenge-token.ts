import type { ChallengeAction } from '@fio/contracts/challenges';
import { boot } from '../../boot/index.ts';
import { language } from '../../i18n/index.ts';
import { ApiError } from '../errors.ts';
import { challengePlace } from './challenge-place.ts';
import { loadTurnstile, type Turnstile } from './turnstile.ts';
import { useChallengeWords } from './words.ts';

type Failure = 'turnstile_error' | 'turnstile_timeout';

/** Without a question the widget needs a moment; with one, a person does. */
const SILENT_MS = 20_000;
const ASKED_MS = 120_000;
const TRIES = 2;

const refusal = (code: Failure) => new ApiError(403, { code, message: useChallengeWords.t(code) });

function run(turnstile: Turnstile, sitekey: string, action: ChallengeAction): Promise<string> {
  const { holder, ask, close } = challengePlace();
  let id: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const solved = new Promise<string>((resolve, reject) => {
    const fail = (code: Failure) => reject(refusal(code));
    const within = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('turnstile_timeout'), ms);
    };
    within(SILENT_MS);
    id = turnstile.render(holder, {
      sitekey,
      action,
      theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
      language: language() === 'en' ? 'en' : 'pt-br',
      appearance: 'interaction-only',
      retry: 'never',
      'response-field': false,
      callback: resolve,
      'error-callback': () => {
        fail('turnstile_error');
        return true;
      },
      'timeout-callback': () => fail('turnstile_timeout'),
      'unsupported-callback': () => fail('turnstile_error'),
      'before-interactive-callback': () => {
        within(ASKED_MS);
        ask();
      },
    });
  });
  return solved.finally(() => {
    clearTimeout(timer);
    if (id !== undefined) turnstile.remove(id);
    close();
  });
}

/**
 * A fresh token for `action`, good for one request within 300 seconds; undefined where no challenge is configured.
 * Tries twice; rejects with the ApiError turnstile_error or turnstile_timeout.
 */
export async function challengeToken(action: ChallengeAction): Promise<string | undefined> {
  const { challenge } = boot();
  if (!challenge) return undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      const turnstile = await loadTurnstile(challenge.origin).catch((error: Error) => {
        throw refusal(error.message === 'timeout' ? 'turnstile_timeout' : 'turnstile_error');
      });
      return await run(turnstile, challenge.siteKey, action);
    } catch (error) {
      // Who was asked and didn't answer is not asked again by itself.
      if (tries === TRIES || (error as ApiError).code === 'turnstile_timeout') throw error;
    }
  }
}
