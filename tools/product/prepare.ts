import { migrate } from '../../bff/src/core/database/migrate.ts';
import { loadConfig } from '../../bff/src/config/index.ts';

// Run as a process of its own, so that the schema engine's memory is given back when it is done.
const config = loadConfig(process.env);
await migrate(config.databaseUrl);
