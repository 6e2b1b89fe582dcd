import { demoAccounts } from '../../bff/demo/accounts.ts';
import { Refused } from '../../bff/demo/try/StaffSession.ts';
import { takeDraw } from '../../bff/demo/try/take-draw.ts';
import { runTool, UserError } from '../shared/UserError.ts';

const staff = (type: string) => {
  const account = demoAccounts.find((one) => one.type === type);
  if (!account) throw new UserError(`The demonstration has nobody of the type ${type}.`);
  return account;
};

/** Takes a draw of the running demonstration from its definition to its publication: `npm run try-draw`. */
await runTool(async () => {
  const origin = new URL(process.argv[2] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).origin;
  const visitors = demoAccounts.filter(({ strategy }) => strategy === 'user');
  try {
    const slug = await takeDraw({
      origin,
      first: staff('admin'),
      second: staff('super'),
      participants: visitors.map(({ email }) => email),
      say: (text) => console.log(`  ${text}`),
    });
    console.log(`\n  Published: ${origin}/ganhadores/${slug}\n`);
  } catch (error) {
    if (error instanceof Refused) throw new UserError(error.message);
    throw error;
  }
});
