// Prints what each page of a running product weighs: `node federation/sizes.ts http://localhost:3000 / /login`.
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { pageBytes } from './page-bytes.ts';

const [origin = 'http://localhost:3000', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/login', '/register', '/admin/login'];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
try {
  for (const path of paths) {
    const { scripts, scriptBytes, styleBytes, requests } = await pageBytes(browser, origin + path);
    console.log(`\n${path}: ${requests} requests, gzip kB`);
    for (const { address, bytes } of scripts) console.log(`${kilobytes(bytes)}  ${address}`);
    console.log(`${kilobytes(scriptBytes)}  all scripts\n${kilobytes(styleBytes)}  all styles`);
  }
} finally {
  await browser.close();
}
