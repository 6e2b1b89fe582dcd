import type { RegistrationInput } from '@fio/contracts/public/registrations';

const KEY = 'register';

/** What may rest in the tab's storage: no CPF, no password, and no consent given by a page reload. */
const KEPT = ['name', 'lastName', 'birthDate', 'phone', 'state', 'city', 'email'] as const;
type Progress = Partial<Pick<RegistrationInput, (typeof KEPT)[number]>>;

/** Keeps what has been typed for as long as the tab lives. */
export function keepProgress(values: Partial<RegistrationInput>): void {
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, values[name]]))));
}

/** What had been typed before leaving the page. */
export const keptProgress = (): Progress =>
  JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? '{}') as Progress;

export const dropProgress = (): void => sessionStorage.removeItem(KEY);
