import { boundedBody } from '../../bounded-body.ts';

const PATIENCE = 10_000;
/** Bytes of an answer; time stamps with all their certificates have some 8,000. */
const LIMIT = 65_536;

/** Sends bytes to somebody outside, who may hang, lie and answer without an end. */
export async function post(
  url: string,
  type: string,
  bytes: Buffer<ArrayBuffer>,
): Promise<{ status: number; body: Buffer }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: bytes,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { status: answer.status, body: await boundedBody(answer, LIMIT) };
}
