import type { RegistrationInput } from '@fio/contracts/public/registrations';

type Utm = NonNullable<RegistrationInput['utm']>;

const KEY = 'utm';
const LIMIT = 100;
const NAMES = ['source', 'medium', 'campaign'] as const;

/** Keeps the campaign marks of the visit's first address; later addresses don't overwrite them. */
export function rememberUtm(search: string): void {
  if (sessionStorage.getItem(KEY) !== null) return;
  const query = new URLSearchParams(search);
  const found = NAMES.flatMap((name) => {
    const value = query.get(`utm_${name}`)?.slice(0, LIMIT);
    return value ? [[name, value] as const] : [];
  });
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(found)));
}

/** The marks of this visit, or undefined when it came without any. */
export function visitUtm(): Utm | undefined {
  const utm = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Utm;
  return Object.keys(utm).length > 0 ? utm : undefined;
}
