import { it } from 'vitest';
import { CHECKS, expectMade } from './made-remote.ts';

it('makes a remote that passes every check of the test run', () => expectMade(CHECKS));
