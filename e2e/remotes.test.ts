import { FAULTS, REFUSED, STYLE_GONE, type Fault } from './support/faults.ts';
import {
  ACTIONS,
  DASHBOARD,
  type Opened,
  REMOTES,
  SECURITY,
  heading,
  inMenu,
  test,
  testOf,
} from './support/faulty-remotes.ts';
import { expect } from './support/test.ts';

/**
 * Those that come to an end in front of the panel. One remote of each side has them all: what answers for them is the shell,
 * and the night asks the others (nightly/remotes.test.ts).
 */
function faultsOf({ id }: Opened): readonly Fault[] {
  if (id === 'mf-public') return FAULTS.filter((fault) => fault !== STYLE_GONE);
  // What refuses a piece is the browser, and the same for all: one remote with pieces of every kind is enough.
  if (id === 'mf-admin-account') return [...FAULTS, ...REFUSED];
  return [];
}

for (const remote of REMOTES) for (const fault of faultsOf(remote)) testOf(remote, fault);

test('mf-public: the back office asks for nothing of it, whatever fault it has', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(ACTIONS.path);
  for (const { link, heading: name } of [ACTIONS, DASHBOARD, SECURITY]) {
    await inMenu(page, link).click();
    await expect(heading(page, name)).toBeVisible();
  }
  const of = (id: string) => asked.filter((path) => path.startsWith(`/mf/${id}/`));
  expect(of('mf-admin-account')).not.toEqual([]);
  expect(of('mf-public')).toEqual([]);
});
