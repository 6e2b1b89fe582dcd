/** A complaint of the browser that is no fault of the product. */
export interface Expected {
  readonly text: RegExp;
}

/** What any test may hear, each with its reason. Nothing else is heard by a test that doesn't provoke it. */
export const EVERYWHERE: readonly Expected[] = [
  // Chromium writes a line for each answer from 400 on. These are ordinary answers to what a person did: a wrong password or
  // an ended session, a record that somebody else has changed, a link that is used up, a form that is not right yet.
  { text: /^Failed to load resource: .* status of (401|409|410|422) .*\/api\// },
  // Playwright's own script for traces wants into every frame; a letter's frame runs no script of anybody's.
  { text: /^Blocked script execution in '.*' because the document's frame is sandboxed/ },
];

const escaped = (text: string) => text.replace(/[.?+^$()[\]{}|\\/]/g, '\\$&').replaceAll('*', '[^/?]+');

/** The browser's line for an answer that the test has refused or broken; `*` is one segment of the path. */
export const answered = (status: number, path: string): Expected => ({
  text: new RegExp(`^Failed to load resource: .* status of ${status} .*${escaped(path)}(\\?.*)?$`),
});

/** The browser's line for a request of the test's own breaking, cut off before there was an answer. */
export const cutOff = (path: string): Expected => ({
  text: new RegExp(`^Failed to load resource: net::ERR_.*${escaped(path)}`),
});

/** What the product reports of a fault: to the console, where no service for it is configured. */
export const reported = (detail: string): Expected => ({
  text: new RegExp(`^\\[fio\\] \\{.*${escaped(detail)}`),
});

/** All that a remote with a fault makes the browser say: each test of one looks at what the product makes of it. */
export const FAULTY_REMOTE: readonly Expected[] = [
  reported('kind: '),
  { text: /^Failed to load resource: .*\/(mf|assets)\// },
  { text: /^Failed to find a valid digest in the 'integrity' attribute for resource/ },
  { text: /^Refused to (apply style|execute script) from .*\/(mf|assets)\// },
  { text: /^Fetch API cannot load .*\/mf\/.* SRI's integrity checks failed/ },
  { text: /^(Uncaught )?Error: (on start|in render|broken)/ },
  { text: /^Error parsing 'integrity' attribute/ },
  { text: /^(Uncaught )?ChunkLoadError: Loading (css )?chunk/ },
  // The page that visitors come from in these tests is none.
  answered(404, '/nao/existe'),
];
