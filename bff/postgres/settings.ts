/**
 * The server's settings. A commit is answered when it is on disk; the limit on the write-ahead log bounds what a
 * crash recovery has to read, and so how soon the server is back after being killed.
 */
export function serverSettings({
  port,
  durable,
  connections = 100,
}: {
  port: number;
  durable: boolean;
  connections?: number | undefined;
}): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    max_connections: Math.max(durable ? 100 : 300, connections),
    ...(durable ? durableSettings : disposableSettings),
  };
}

const durableSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  // All that these binaries have is pglz: 45 µs for a page that a vote costs 35 (docs/decisions/votes.md).
  wal_compression: 'off',
  max_wal_size: '192MB',
  checkpoint_timeout: '1min',
  random_page_cost: '1.1',
};

/** For tests: the data is thrown away with the server. */
const disposableSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  // It may lie in memory.
  max_wal_size: '256MB',
  // Its passwords are long, random and gone with it; who connects would work out 4,096 hashes each time.
  scram_iterations: 1,
  // A worker of it is the superuser's: while one is at a test's database, who made that database can't drop it.
  autovacuum: 'off',
};
