import { flushCompileCache } from 'node:module';
import { createProduct } from '../src/composition.ts';
import { loadConfig } from '../src/core/config/index.ts';
import { rotateKeys } from '../src/areas/keys/rotate.command.ts';

/**
 * A process that puts the newest keys of its environment to use, and ends itself with SIGKILL at a checkpoint (the one
 * argument): `done` behind the first thing sealed or hashed anew, `begin 2`, `middle 2` and `file 2` around the second file. Ends with 0 where it came to its end.
 */
const [checkpoint = ''] = process.argv.slice(2);

/** Nothing after this line is run: the signal can't be caught. */
const reach = (place: string) => {
  if (place === checkpoint) process.kill(process.pid, 'SIGKILL');
};

// Killed, it would leave nothing of what it has compiled to the next of its kind.
flushCompileCache();

const product = createProduct(loadConfig(process.env));
await product.start();

const { storage } = product.infrastructure;
let files = 0;
const watched = async <Given extends unknown[]>(
  write: (...given: Given) => Promise<unknown>,
  given: Given,
) => {
  const file = (files += 1);
  reach(`begin ${file}`);
  await write(...given);
  reach(`file ${file}`);
};
const write = storage.privateFiles.write.bind(storage.privateFiles);
const writeStream = storage.privateFiles.writeStream.bind(storage.privateFiles);
storage.privateFiles.write = (...given) => watched(write, given);
storage.privateFiles.writeStream = async (key, source, signal) => {
  const file = files + 1;
  async function* pieces() {
    for await (const piece of source) {
      yield piece;
      reach(`middle ${file}`);
    }
  }
  await watched(writeStream, [key, pieces(), signal]);
};

const isWell = await rotateKeys.work(
  product.infrastructure,
  {
    isDry: false,
    target: null,
    connection: null as never,
    output: () => undefined,
    progress: () => reach('done'),
  },
  product,
);
await product.close();
process.exitCode = isWell ? 0 : 1;
