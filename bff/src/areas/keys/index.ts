import { defineArea } from '../../engine/Area.ts';
import { rotateKeys } from './rotate.command.ts';

/** What is sealed and hashed moves to new keys while the product serves. */
export const keysArea = defineArea({
  name: 'keys',
  commands: [rotateKeys],
});
