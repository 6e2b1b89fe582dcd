/** A refusal, as the API words it. */
export class Refused extends Error {}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** One member of staff, by the API alone: what a program of anybody's would do. */
export class StaffSession {
  readonly #origin: string;
  readonly #credentials: Credentials;
  #headers: Readonly<Record<string, string>> = {};

  constructor(origin: string, credentials: Credentials) {
    this.#origin = origin;
    this.#credentials = credentials;
  }

  /** Again after the clock was moved: a session ends by the product's clock, and a proof of oneself sooner. */
  async signIn(): Promise<void> {
    const answer = await this.#send('POST', '/admin/login', this.#credentials);
    const { token } = (await answer.json()) as { token?: string };
    if (token === undefined) throw new Refused('A second factor is asked for: this is no demonstration.');
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    this.#headers = { authorization: `Bearer ${token}`, cookie: cookie.join('; ') };
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await (await this.#send('GET', path)).json()) as Answer;
  }

  async send<Answer>(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> {
    return (await (await this.#send(method, path, body)).json()) as Answer;
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body && { 'content-type': 'application/json' }),
        ...this.#headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Refused(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
