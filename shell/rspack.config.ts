import { createHostConfig } from '@fio/build';
import { noScript } from './src/words/no-script.ts';

export default createHostConfig(import.meta.dirname, noScript);
