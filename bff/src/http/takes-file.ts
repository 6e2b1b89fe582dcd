import type { AnyEndpoint } from '@fio/contracts';

/** Whether the body of this endpoint is a file, as its bytes are. */
export const takesFile = ({ body, errors }: AnyEndpoint): boolean =>
  body === undefined && (errors?.includes('FILE_LARGE') ?? false);
