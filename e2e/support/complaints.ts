import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';
import { EVERYWHERE, type Expected } from './expected.ts';

/** What a browser complained about: an error in its console, or an exception that nobody caught. */
export interface Complaint {
  /** With the address of what failed, where it is about a file or an answer. */
  readonly text: string;
  readonly page: string;
}

/** The complaints of a test, and those it provokes on purpose. */
export interface Complaints {
  /** From here to the end of the test this complaint is no failure; one that never comes is. */
  expect: (...expected: readonly Expected[]) => void;
  /** The same for one that may come or not, as it happens. */
  allow: (...allowed: readonly Expected[]) => void;
  /** For a browser that the test launches itself; before it has a context. */
  hear: (browser: Browser) => void;
}

const textOf = (message: ConsoleMessage) => `${message.text()} ${message.location().url}`.trim();

/** Hears every page of every context of a browser from here on, popups and pages of workers' contexts included. */
export function hearBrowser(browser: Browser, onComplaint: (complaint: Complaint) => void): void {
  const follow = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() === 'error')
        onComplaint({ text: textOf(message), page: message.page()?.url() ?? '' });
    });
    context.on('weberror', (error) =>
      onComplaint({ text: `Uncaught ${String(error.error())}`, page: error.page()?.url() ?? '' }),
    );
  };
  browser.contexts().forEach(follow);
  browser.on('context', follow);
}

interface Known {
  readonly expected: readonly Expected[];
  readonly allowed: readonly Expected[];
}

/** What is wrong with what was heard: complaints nobody expects, and expected ones that did not come. */
export function faultsOf(heard: readonly Complaint[], { expected, allowed }: Known): string[] {
  const known = [...EVERYWHERE, ...expected, ...allowed];
  const isExpected = ({ text }: Complaint) => known.some((one) => one.text.test(text));
  const unexpected = heard.filter((one) => !isExpected(one));
  const missing = expected.filter((one) => !heard.some(({ text }) => one.text.test(text)));
  return [
    ...unexpected.map(({ text, page }) => `${text} (on ${page})`),
    ...missing.map(({ text }) => `Nobody complained with ${String(text)}: expect it no more.`),
  ];
}
