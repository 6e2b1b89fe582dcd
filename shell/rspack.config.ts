import { createHostConfig } from '@fio/build';

export default createHostConfig(import.meta.dirname);
