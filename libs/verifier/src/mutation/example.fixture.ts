import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../sources/site.ts';
import { type Verdict, verifyDraw } from '../verify.ts';
import type { Trusted } from '../log/Log.ts';
import { type PrizesAsked, type PrizesVerdict, verifyPrizes } from '../prizes/verify-prizes.ts';

const VERIFICATION = join(import.meta.dirname, '../../../../docs/verification');

export const SLUG = 'primeira-edicao';

export type FileMap = ReadonlyMap<string, Uint8Array>;

/** What is published of the finished draw of the demonstration, or of its schedule that is over, as it was saved. */
export function example(
  folder: 'example' | 'example-prizes' | 'example-prizes-unmixed' = 'example',
): FileMap {
  const kept = join(VERIFICATION, folder);
  const names = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(kept.length + 1), new Uint8Array(readFileSync(path))] as const;
    }),
  );
}

const exchanged = (files: FileMap, changed: Readonly<Record<string, string | Uint8Array>>) =>
  filesOf(
    new Map([
      ...files,
      ...Object.entries(changed).map(
        ([name, content]) =>
          [name, typeof content === 'string' ? new TextEncoder().encode(content) : content] as const,
      ),
    ]),
  );

/** The verdict on files of which some were exchanged. */
export const judged = (
  files: FileMap,
  changed: Readonly<Record<string, string | Uint8Array>>,
  trusted: Trusted = {},
): Promise<Verdict> => verifyDraw({ slug: SLUG, trusted, files: exchanged(files, changed) });

/** The same of a schedule of instant prizes. */
export const judgedPrizes = (
  files: FileMap,
  changed: Readonly<Record<string, string | Uint8Array>>,
  trusted: Trusted = {},
  asked: Pick<PrizesAsked, 'schedule'> = {},
): Promise<PrizesVerdict> => verifyPrizes({ trusted, files: exchanged(files, changed), ...asked });

export const textIn = (files: FileMap, name: string): string => new TextDecoder().decode(files.get(name));
