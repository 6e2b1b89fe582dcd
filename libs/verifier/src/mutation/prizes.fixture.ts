import { toHex, utf8 } from '../crypto/bytes.ts';
import { leafHash, rootOf } from '../crypto/merkle.ts';
import { canonical } from '../reading/canonical.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { example, textIn } from './example.fixture.ts';
import { bundleIn, signedLog } from './resign.fixture.ts';

export const FILE = 'schedule.json';
export const files = example('example-prizes');
export const { path, entries } = bundleIn(files);
export const shown = JSON.parse(textIn(files, FILE)) as JsonObject & {
  readonly schedule: JsonObject & { readonly id: string };
  readonly slots: readonly (JsonObject & { readonly wins: readonly JsonObject[] })[];
};
export const said = entries.map((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as JsonObject);
export const isOfThis = (entry: JsonObject) => entry['schedule'] === shown.schedule.id;
/** What a letter to a visitor carried. */
export const seen = { size: entries.length, root: toHex(rootOf(entries.map(leafHash))) };

/** What somebody publishes who owns the server and its key: another log, and the evidence that shows it. */
export function published(
  log: readonly JsonObject[],
  changes: JsonObject = {},
): Record<string, string | Uint8Array> {
  const texts = log.map(canonical);
  const entriesShown = log.flatMap((entry, index) =>
    isOfThis(entry) ? [{ index, entry: texts[index] ?? '' }] : [],
  );
  return {
    ...signedLog(texts.map(utf8)),
    [FILE]: JSON.stringify({ ...shown, log: entriesShown, ...changes }),
  };
}

export const rewrite = (index: number, changes: JsonObject) =>
  said.with(index, { ...(said[index] as JsonObject), ...changes });
/** Where the log tells it of this schedule. */
export const placeOf = (type: string) => said.findIndex((entry) => entry['type'] === type && isOfThis(entry));
