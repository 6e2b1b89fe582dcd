import { aborted, stopping } from '@fio/build/command';
import { runTool } from '../shared/UserError.ts';
import { said } from './said.ts';
import { settingsOf } from './settings.ts';
import { startReceiver } from './receiver.ts';

/** A receiver of webhooks on a developer's machine, which shows each message and whether it is the product's. */
await runTool(async () => {
  const settings = settingsOf(process.argv.slice(2), process.env);
  const signal = stopping();
  const receiver = await startReceiver(settings, (message) => console.log(said(message)));
  console.log(`Listening at ${receiver.url} — Ctrl-C ends it.`);
  if (settings.secrets.length === 0) console.log('Without --secret nothing is checked.');
  await aborted(signal);
  await receiver.close();
});
