import { buildStorybooks } from '../build/build.ts';
import { parts } from './parts.ts';
import { publish, published } from './store.ts';

/** Builds every Storybook and publishes them together; says where they are. */
export async function buildAndPublish(store: string, signal: AbortSignal): Promise<void> {
  await buildStorybooks(signal);
  const before = published(store);
  const { revision, parts: hashes } = publish(store, parts());
  const changed = Object.keys(hashes).filter((id) => hashes[id] !== before?.parts[id]);
  console.log(
    before?.revision === revision
      ? `Nothing has changed since ${revision} was published.`
      : `Published ${revision}, with what is new in ${changed.join(', ')}.`,
  );
  console.log(`It lies in ${store}; npm run storybook -- serve shows it.`);
}
