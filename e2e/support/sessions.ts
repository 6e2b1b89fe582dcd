import type { Strategy } from '@fio/contracts';
import type { Page } from '@playwright/test';

const login = { user: '/api/login', admin: '/api/admin/login' };

interface Credentials {
  email: string;
  password: string;
}

/** Signs in from within the browser, so that it holds token and binding cookie; the forms have tests of their own. */
export async function enter(page: Page, strategy: Strategy, { email, password }: Credentials): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(
    async ({ path, key, body }) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { token } = (await answer.json()) as { token?: string };
      if (!token) throw new Error(`The sign-in answered ${answer.status}.`);
      localStorage.setItem(key, token);
    },
    {
      path: login[strategy],
      key: `token.${strategy}`,
      body: { ...(strategy === 'user' ? { user: email } : { email }), password },
    },
  );
}

/** The token the browser holds, or null. */
export const tokenOf = (page: Page, strategy: Strategy): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `token.${strategy}`);
