/** What somebody outside answered, who may go on without an end: RangeError beyond `limit` bytes. */
export async function boundedBody(answer: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > limit) throw new RangeError(`${answer.url} answered more than ${limit} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
