import { FAULTS } from '../support/faults.ts';
import { REMOTES, testOf } from '../support/faulty-remotes.ts';

// The others' each run has (remotes.test.ts).
for (const remote of REMOTES)
  if (remote.id !== 'mf-public' && remote.id !== 'mf-admin-account')
    for (const fault of FAULTS) testOf(remote, fault);
