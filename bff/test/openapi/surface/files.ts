import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../../src/http/openapi/document.ts';
import { compare, type Change } from './compare.ts';
import { surfaceOf, type OperationSurface } from './surface.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'api');
const FILES = { user: 'site.txt', admin: 'back-office.txt' } as const;
const CHANGELOG = join(FOLDER, 'CHANGELOG.md');

/** A document's surface as docs/api tells it. */
interface Told {
  /** The heading of the changelog that they were written under. */
  readonly version: string;
  readonly operations: readonly OperationSurface[];
}

const PARTS = Object.keys(FILES) as (keyof typeof FILES)[];

/** What the contracts promise now. */
const presentSurface = (part: keyof typeof FILES): OperationSurface[] =>
  surfaceOf(openApiDocument({ name: 'API', bindingCookie: 'binding' }, part));

const textOf = (version: string, operations: readonly OperationSurface[]) =>
  [
    `version ${version}`,
    ...operations.map(({ operationId, address, lines }) =>
      [`${operationId} ${address}`, ...lines.map((line) => `  ${line}`)].join('\n'),
    ),
    '',
  ].join('\n\n');

function parsed(text: string): Told {
  const [head = '', ...blocks] = text.trimEnd().split('\n\n');
  const operations = blocks.map((block) => {
    const [title = '', ...lines] = block.split('\n');
    const [operationId = '', ...address] = title.split(' ');
    return { operationId, address: address.join(' '), lines: lines.map((line) => line.slice(2)) };
  });
  return { version: head.replace('version ', ''), operations };
}

/** Since when docs/api tells what it does, and what changed of the contracts since. */
export function sinceTold(): { readonly version: string; readonly changes: readonly Change[] } {
  const told = PARTS.map((part) => [part, parsed(readFileSync(join(FOLDER, FILES[part]), 'utf8'))] as const);
  return {
    version: told[0]?.[1].version ?? '',
    changes: told.flatMap(([part, { operations }]) => compare(operations, presentSurface(part))),
  };
}

export function tellSurface(version: string): void {
  for (const part of PARTS) writeFileSync(join(FOLDER, FILES[part]), textOf(version, presentSurface(part)));
}

/** The newest heading of the changelog, and what stands below it. */
export function newestEntry(): { readonly version: string; readonly text: string } {
  const [, entry = ''] = readFileSync(CHANGELOG, 'utf8').split(/^## /m, 2);
  const [version = '', ...text] = entry.split('\n');
  return { version: version.trim(), text: text.join('\n') };
}
