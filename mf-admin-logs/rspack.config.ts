import { createRemoteConfig } from '@fio/build';

export default createRemoteConfig(import.meta.dirname);
