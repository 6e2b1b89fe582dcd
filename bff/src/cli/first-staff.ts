import { parseArgs } from 'node:util';
import { REMOTE_NAME } from '@fio/contracts';
import { isEmail, normalizeEmail } from '@fio/domain';
import { createProduct } from '../composition.ts';
import { configOrExit, fail } from '../process.ts';
import { admitKeys } from '../core/secrets/admit-keys.ts';
import { createFirstStaff } from '../areas/account/index.ts';

const USAGE = `Say who: npm run first-staff -w bff -- --name 'Ana Lima' --email ana@promotora.example
With --remote mf-admin-account, whose pages one signs in with, also a token that ships it for a day.`;

const { values } = parseArgs({
  options: { name: { type: 'string' }, email: { type: 'string' }, remote: { type: 'string' } },
});
const { name = '', email = '', remote } = values;
if (name.trim() === '' || !isEmail(email) || (remote !== undefined && !REMOTE_NAME.test(remote))) fail(USAGE);
const { infrastructure, close } = createProduct(configOrExit());
try {
  await admitKeys(infrastructure.pool, infrastructure.config.secrets);
  const person = { name: name.trim(), email: normalizeEmail(email) };
  const made = await createFirstStaff(infrastructure, person, remote);
  console.log(
    made
      ? `Choose the password within 60 minutes, once:\n${made.link}`
      : 'There is a super user already; they invite the others.',
  );
  if (made?.token) console.log(`REMOTE_TOKEN that ships ${remote}, for a day:\n${made.token}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
