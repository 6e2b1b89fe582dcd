/** Stands for EventSource, which jsdom lacks; `all` that were ever opened. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}
