import { profile } from '@fio/contracts/public/profile';
import { registrations } from '@fio/contracts/public/registrations';
import { api } from '@fio/platform/api';
import { fetchUser } from '@fio/platform/session';

/** The parameters of links that confirm an address: of a registration, and of a change. */
const LINKS = { confirm: registrations.confirm, email: profile.confirmEmail } as const;
export type LinkName = keyof typeof LINKS;

const asked = new Map<string, Promise<boolean>>();

async function send(name: LinkName, token: string): Promise<boolean> {
  try {
    await api(LINKS[name], { body: { token } }, { quiet: true });
  } catch {
    return false;
  }
  // Who is signed in already sees the mark of the confirmed address at once.
  await fetchUser('user');
  return true;
}

/** Confirms an address by the token of its link; a token works once, so it is never sent twice. */
export function confirmEmail(name: LinkName, token: string): Promise<boolean> {
  const sent = asked.get(token) ?? send(name, token);
  asked.set(token, sent);
  return sent;
}
