import { registrations } from '@fio/contracts/public/registrations';
import { api } from '@fio/platform/api';
import { fetchUser } from '@fio/platform/session';

const asked = new Map<string, Promise<boolean>>();

async function send(token: string): Promise<boolean> {
  try {
    await api(registrations.confirm, { body: { token } }, { quiet: true });
  } catch {
    return false;
  }
  // Who is signed in already sees the mark of the confirmed address at once.
  await fetchUser('user');
  return true;
}

/** Confirms an address by the token of its link; a token works once, so it is never sent twice. */
export function confirmEmail(token: string): Promise<boolean> {
  const sent = asked.get(token) ?? send(token);
  asked.set(token, sent);
  return sent;
}
