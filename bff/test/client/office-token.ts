import type { PermissionEntry } from '@fio/contracts';
import type { TestApp } from '../app.ts';
import { call } from '../call.ts';
import { createStaff, signInStaff } from '../factories.ts';

const DAY = 86_400_000;

/** The secret of an API token with these scopes, as staff make one. */
export async function officeToken(app: TestApp, ...scopes: readonly PermissionEntry[]): Promise<string> {
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const expiresOn = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  const body = { name: 'Integração', scopes, expiresOn };
  const made = await call<{ secret: string }>(app, 'POST', '/admin/tokens', { headers, body });
  return made.body.secret;
}
