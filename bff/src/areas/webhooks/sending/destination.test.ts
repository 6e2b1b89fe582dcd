import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Outsider } from '../../../../test/witness.ts';
import { addressProblem, isNameRefused } from './destination.ts';
import { postEvent } from './post-event.ts';

const INTERNET = { webhooksLoopback: false };
const MACHINE = { webhooksLoopback: true };

it.each([
  'https://painel.example/avisos?chave=1',
  'https://painel.example:8443/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
])('takes %s', (address) => expect(addressProblem(address, INTERNET)).toBeNull());

it.each([
  ['http://painel.example/', 'webhook_https'],
  ['ftp://painel.example/', 'webhook_https'],
  ['file:///etc/passwd', 'webhook_https'],
  ['painel.example', 'webhook_https'],
  ['https://ana:senha@painel.example/', 'webhook_address'],
  ['https://painel.example/#ali', 'webhook_address'],
  ['https://painel.example:22/', 'webhook_address'],
  ['https://127.0.0.1/', 'webhook_address'],
  ['https://2130706433/', 'webhook_address'],
  ['https://0x7f000001/', 'webhook_address'],
  ['https://0177.0.0.1/', 'webhook_address'],
  ['https://127.1/', 'webhook_address'],
  ['https://169.254.169.254/latest/meta-data', 'webhook_address'],
  ['https://0/', 'webhook_address'],
  ['https://[::1]/', 'webhook_address'],
  ['https://[::ffff:127.0.0.1]/', 'webhook_address'],
  ['https://[::ffff:8.8.8.8]/', 'webhook_address'],
  ['https://[64:ff9b::7f00:1]/', 'webhook_address'],
  ['https://[2002:7f00:1::]/', 'webhook_address'],
  ['https://[fd00:ec2::254]/', 'webhook_address'],
])('refuses %s', (address, problem) => expect(addressProblem(address, INTERNET)).toBe(problem));

it('lets this machine be reached where that is configured, and no other of a network', () => {
  expect(addressProblem('http://127.0.0.1:4000/', MACHINE)).toBeNull();
  expect(addressProblem('http://localhost:4000/', MACHINE)).toBeNull();
  expect(addressProblem('http://10.0.0.1:4000/', MACHINE)).toBe('webhook_address');
  expect(addressProblem('https://10.0.0.1:4000/', MACHINE)).toBe('webhook_address');
});

let outsider: Outsider;
let asked = 0;
beforeAll(async () => {
  outsider = await listen((_, response) => {
    asked += 1;
    response.writeHead(200).end('segredo');
  });
});
afterAll(() => outsider.close());
const portOf = () => new URL(outsider.url).port;

const post = (address: string, reach: typeof INTERNET) =>
  postEvent({ address, headers: [], body: '{}' }, reach, new AbortController().signal);

it('asks nothing of a name that stands for this machine, when it is saved and when it is sent to', async () => {
  const address = `https://localhost:${portOf()}/`;
  expect(await isNameRefused(address, INTERNET)).toBe(true);
  expect(await post(address, INTERNET)).toMatchObject({ status: null, fault: 'address', text: '' });
  expect(await post(outsider.url, INTERNET)).toMatchObject({ fault: 'address' });
  expect(asked).toBe(0);
});

it('goes by plain HTTP to this machine alone, whatever a name stands for', async () => {
  expect(await post(`http://localhost:${portOf()}/`, MACHINE)).toMatchObject({
    status: 200,
    text: 'segredo',
  });
  expect(await isNameRefused('http://localhost:4000/', MACHINE)).toBe(false);
});

it('says in its own words why nothing was answered', async () => {
  expect(await post(`https://localhost:${portOf()}/`, MACHINE)).toMatchObject({
    status: null,
    fault: 'broken',
  });
  const gone = await listen(() => undefined);
  await gone.close();
  expect(await post(gone.url, MACHINE)).toMatchObject({ fault: 'unreachable' });
});
