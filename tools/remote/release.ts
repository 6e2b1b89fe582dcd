import type { RemoteRelease } from '@fio/contracts/admin/remotes';
import { commitText } from './words.ts';

/** What is live, in a line or two. */
export function describeRelease({
  environment,
  remote,
  stable,
  canary,
  refused,
  serving,
}: RemoteRelease): string {
  const lines = [
    `${remote} ${stable.version} (${stable.build}) is live in ${environment}.`,
    `  ${commitText(stable.revision)}`,
  ];
  if (canary)
    lines.push(`${canary.percent} % of the visitors get ${canary.version} (${canary.build}) as a canary.`);
  if (refused.length > 0)
    lines.push(
      `Refused, for the signature doesn't hold: ${refused.join(', ')}. Served instead: ${serving ?? 'nothing'}.`,
    );
  return lines.join('\n');
}
