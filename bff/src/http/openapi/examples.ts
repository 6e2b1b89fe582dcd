import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEndpoint } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';

/** What one call sent and was answered, as JSON; without what it had not. Of a CSV and of a stream, how they begin. */
export interface Example {
  readonly request?: JsonValue;
  readonly answer?: JsonValue;
}

export const AREAS = join(import.meta.dirname, '..', '..', 'areas');
/** Beside the code of each area, by the names of its operations: `npm run api-examples` writes them. */
export const EXAMPLES_FILE = 'examples.json';

const readAll = (): ReadonlyMap<string, Example> =>
  new Map(
    globSync(`*/${EXAMPLES_FILE}`, { cwd: AREAS })
      .toSorted()
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(join(AREAS, file), 'utf8')) as Record<string, Example>),
      ),
  );

let read: ReturnType<typeof readAll> | undefined;
/** Every example there is, by its operation or its kind of event: read when a document is first made. */
export const examples = (): ReadonlyMap<string, Example> => (read ??= readAll());

/** Whether an endpoint sends or answers something that can be shown: the bytes of a file can't. */
export const isShown = ({ body, response, media }: AnyEndpoint): boolean =>
  body !== undefined || response !== undefined || media === 'csv';

/** What a test sent or was answered, in the place of an example. */
export const recorded = (value: JsonValue | undefined) =>
  value === undefined ? {} : { examples: { recorded: { value } } };
