import { sha256 } from '../../../core/secrets/content-hash.ts';

/** What stands before a text of a rehearsal where it is hashed. */
const MARK = 'ENSAIO\n';

/** SHA-256 of a text that is marked as rehearsed: never that of a commitment or a result, which begin with a brace. */
export const marked = (text: string): Buffer<ArrayBuffer> => sha256(`${MARK}${text}`);
