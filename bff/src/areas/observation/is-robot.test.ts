import { expect, it } from 'vitest';
import { isRobot } from './is-robot.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

it.each([
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  [`Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${CHROME} Chrome-Lighthouse`, true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', true],
  ['curl/8.5.0', true],
  [`Mozilla/5.0 (Linux; Android 14; SM-A146M) ${CHROME}`, false],
  [`Mozilla/5.0 (Linux; Android 11; CUBOT X30) ${CHROME}`, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1', false],
])('%s', (userAgent, robot) => {
  expect(isRobot(userAgent)).toBe(robot);
});
