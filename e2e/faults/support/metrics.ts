/** The value of one line of a process's metrics; undefined when it tells no such thing. */
export async function metric(port: string | number | undefined, line: string): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const found = (await answer.text()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}
