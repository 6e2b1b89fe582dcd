import { parseArgs } from 'node:util';
import { isEmail, normalizeEmail } from '@fio/domain';
import { createServices } from '../../composition.ts';
import { configOrExit } from '../../process.ts';
import { createFirstStaff } from './first-staff.ts';

/** `npm run first-staff -w bff -- --name 'Ana Lima' --email ana@promotora.example`, with the product's environment. */
const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } });
const { name = '', email = '' } = values;
if (name.trim() === '' || !isEmail(email)) {
  console.error("Say who: npm run first-staff -w bff -- --name 'Ana Lima' --email ana@promotora.example");
  process.exit(1);
}
const { services, close } = createServices(configOrExit());
try {
  const link = await createFirstStaff(services, { name: name.trim(), email: normalizeEmail(email) });
  console.log(
    link
      ? `Choose the password within 60 minutes, once:\n${link}`
      : 'There is a super user already; they invite the others.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
